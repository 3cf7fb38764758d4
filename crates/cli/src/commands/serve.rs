//! `bija serve`: the pages, over HTTP.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use bija_server::{Config, ServeError, log_to_stderr, stop_signal};
use bija_web::messages::{Lang, format};
use bija_wire::Line;

use crate::args::ServeArgs;
use crate::failure::Failure;

pub(crate) const EXAMPLES: &str = "\
Says where it is, then logs its requests, both on standard error; RUST_LOG chooses what is logged. Ctrl-C stops the \
server after the requests it is answering.

Examples:
  bija serve
  bija serve --bind 0.0.0.0:8080 --data-dir bija-data";

pub(crate) fn run(args: &ServeArgs, lang: Lang) -> Result<(), Failure> {
    log_to_stderr();
    let config = Config {
        bind: args.bind.unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, 8080))),
        data_dir: args.data_dir.clone().unwrap_or_else(|| PathBuf::from("data")),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| Failure::Server(error.to_string()))?;
    runtime.block_on(serve(&config, lang)).map_err(|error| Failure::Server(error.to_string()))
}

async fn serve(config: &Config, lang: Lang) -> Result<(), ServeError> {
    let listening = bija_server::bind(config).await?;
    let stop = stop_signal();
    let address = format!("http://{}/", listening.address());
    eprintln!("{}", format(lang, &Line::new("term-serving").with("address", address)));
    listening.run(stop).await
}
