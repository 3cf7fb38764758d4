//! The one writer. It takes what is queued, gives every transaction a savepoint of its own, commits them together and answers then.
//!
//! A disk is waited for once per group: while one group is on its way to the disk, the next one queues up, so groups grow with the load
//! and a lone transaction never waits for company.

use std::fmt;

use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::{fault, write};
use crate::{Committed, Fault, StoreError, Transaction};

/// Transactions committed together at most.
const GROUP: usize = 128;

/// Transactions that may wait; who comes then waits until there is room.
const QUEUE: usize = 1024;

type Answer = Result<Committed, StoreError>;

/// Something to be done on the writer's connection, between two groups.
type Errand = Box<dyn for<'a> FnOnce(&'a mut SqliteConnection) -> BoxFuture<'a, ()> + Send>;

enum Job {
    Commit { transaction: Transaction, answer: oneshot::Sender<Answer> },
    Errand(Errand),
    Close { closed: oneshot::Sender<()> },
}

/// The way to the writer.
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Writer")
    }
}

/// How a connection writes, in its own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Durability {
    /// `PRAGMA journal_mode`.
    pub journal_mode: String,
    /// `PRAGMA synchronous`.
    pub synchronous: i64,
}

impl Durability {
    /// Whether a commit is on the disk when it is answered.
    pub fn is_full(&self) -> bool {
        self.journal_mode == "wal" && self.synchronous == 2
    }
}

/// Asks a connection how it writes.
pub(super) async fn durability(connection: &mut SqliteConnection) -> Result<Durability, sqlx::Error> {
    let journal_mode = sqlx::query("PRAGMA journal_mode").fetch_one(&mut *connection).await?.try_get(0)?;
    let synchronous = sqlx::query("PRAGMA synchronous").fetch_one(&mut *connection).await?.try_get(0)?;
    Ok(Durability { journal_mode, synchronous })
}

impl Writer {
    /// Starts the writer on a connection; it is made anew with the options if it breaks.
    pub(super) fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Self {
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(work(connection, options, queue));
        Self { jobs }
    }

    pub(super) async fn commit(&self, transaction: Transaction) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Commit { transaction, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Does something on the writer's own connection.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        errand: impl for<'a> FnOnce(&'a mut SqliteConnection) -> BoxFuture<'a, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let errand: Errand = Box::new(move |connection| {
            Box::pin(async move {
                // Nobody waits for the answer any more if it cannot be sent.
                let _ = answer.send(errand(connection).await);
            })
        });
        self.jobs.send(Job::Errand(errand)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)
    }

    pub(super) async fn durability(&self) -> Result<Durability, StoreError> {
        self.run(|connection| Box::pin(durability(connection))).await?.map_err(|error| StoreError::Unreadable(fault::of(&error)))
    }

    pub(super) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.jobs.send(Job::Close { closed }).await.is_ok() {
            // It ends without an answer if another one closed it first.
            let _ = done.await;
        }
    }
}

/// The writer's life.
async fn work(mut connection: SqliteConnection, options: SqliteConnectOptions, mut queue: mpsc::Receiver<Job>) {
    let mut next = queue.recv().await;
    while let Some(job) = next.take() {
        match job {
            Job::Commit { transaction, answer } => {
                let mut group = vec![transaction];
                let mut answers = vec![answer];
                while group.len() < GROUP && next.is_none() {
                    match queue.try_recv() {
                        Ok(Job::Commit { transaction, answer }) => {
                            group.push(transaction);
                            answers.push(answer);
                        }
                        Ok(other @ (Job::Errand(_) | Job::Close { .. })) => next = Some(other),
                        Err(_) => break,
                    }
                }
                let outcomes = store(&mut connection, &options, group).await;
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    // Who asked may be gone; what was stored stays stored.
                    let _ = answer.send(outcome);
                }
            }
            Job::Errand(errand) => errand(&mut connection).await,
            Job::Close { closed } => {
                queue.close();
                // The last connection moves the log into the file; if that fails, the log stays and is read at the next start.
                let _ = connection.close().await;
                let _ = closed.send(());
                return;
            }
        }
        if next.is_none() {
            next = queue.recv().await;
        }
    }
    let _ = connection.close().await;
}

/// A new connection in place of a broken one. Until there is one, everything is answered "not stored".
async fn renew(connection: &mut SqliteConnection, options: &SqliteConnectOptions) {
    if let Ok(new) = SqliteConnection::connect_with(options).await {
        let old = std::mem::replace(connection, new);
        let _ = old.close().await;
    }
}

/// Stores a group, and says of each transaction what became of it.
async fn store(connection: &mut SqliteConnection, options: &SqliteConnectOptions, group: Vec<Transaction>) -> Vec<Answer> {
    let size = group.len();
    match attempt(connection, group).await {
        Ok(answers) => answers,
        Err(error) => {
            // Many errors end the transaction by themselves; then this one finds nothing to take back.
            let _ = sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await;
            if connection.ping().await.is_err() {
                renew(connection, options).await;
            }
            vec![Err(StoreError::NotStored(fault::of(&error))); size]
        }
    }
}

/// One BEGIN, one COMMIT. An error means that nothing of the group is stored.
async fn attempt(connection: &mut SqliteConnection, group: Vec<Transaction>) -> Result<Vec<Answer>, sqlx::Error> {
    let mut answers = Vec::with_capacity(group.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for transaction in group {
        answers.push(one(connection, transaction).await?);
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(answers)
}

/// One transaction in its savepoint. An error means that the whole group is lost.
async fn one(connection: &mut SqliteConnection, transaction: Transaction) -> Result<Answer, sqlx::Error> {
    sqlx::query("SAVEPOINT one").execute(&mut *connection).await?;
    let stop = match write::all(connection, transaction).await {
        Ok(stored) => {
            sqlx::query("RELEASE one").execute(&mut *connection).await?;
            return Ok(Ok(Committed::Stored(stored)));
        }
        Err(stop) => stop,
    };
    let answer = match stop {
        write::Stop::Refused(refused) => Err(StoreError::Refused(refused)),
        write::Stop::Repeated(answer) => Ok(Committed::Repeated { answer }),
        write::Stop::Failed(error) if fault::spares_the_group(&error) => Err(StoreError::NotStored(Fault::Unexpected { detail: error.to_string() })),
        write::Stop::Failed(error) => return Err(error),
    };
    sqlx::query("ROLLBACK TO one").execute(&mut *connection).await?;
    sqlx::query("RELEASE one").execute(&mut *connection).await?;
    Ok(answer)
}
