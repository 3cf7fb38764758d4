//! Lists that pages show are walks over an index: they cost what they show, however much there is.

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row};

use super::super::read::ratings::{LEADERBOARD, RANK};
use super::Directory;
use crate::suite::{Place, with_people};

#[tokio::test]
async fn a_rank_is_a_walk_over_the_part_of_the_index_above_it() {
    let (place, store) = with_people::<Directory>().await;
    let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {RANK}"))).fetch_all(&store.readers).await.unwrap();
    let plan: Vec<String> = rows.iter().map(|row: &SqliteRow| row.try_get("detail").unwrap()).collect();
    assert!(plan.iter().any(|step| step.contains("ratings_best (pool=? AND rating>?)")), "{plan:#?}");
    assert!(!plan.iter().any(|step| step.starts_with("SCAN r")), "{plan:#?}");
    place.close(store).await;
}

#[tokio::test]
async fn a_leaderboard_is_a_walk_over_indexes() {
    let (place, store) = with_people::<Directory>().await;
    let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {LEADERBOARD}"))).fetch_all(&store.readers).await.unwrap();
    let plan: Vec<String> = rows.iter().map(|row: &SqliteRow| row.try_get("detail").unwrap()).collect();
    for index in ["ratings_best", "rating_changes_of"] {
        assert!(plan.iter().any(|step| step.contains(index)), "{index} is not used: {plan:#?}");
    }
    assert!(!plan.iter().any(|step| step.contains("seats_of")), "all games of everybody are looked at: {plan:#?}");
    // What one person's results are taken from is a few rows in memory.
    let scans: Vec<&String> = plan.iter().filter(|step| step.starts_with("SCAN") && !step.contains("subquery")).collect();
    assert_eq!(scans, Vec::<&String>::new(), "{plan:#?}");
    place.close(store).await;
}
