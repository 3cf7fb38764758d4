//! `bija serve`: the pages, over HTTP.

use bija_server::{Config, ServeError, log_to_stderr, stop_signal};
use bija_web::messages::{Lang, format};
use bija_wire::Line;

use crate::failure::Failure;
use crate::serve_args::ServeArgs;

pub(crate) const EXAMPLES: &str = "\
Each setting may stand in the file of --config, in the environment and on the \
command line; what is named later here wins. docs/configuration.md tells them \
with the providers of sign-in, which only the file holds.

Says where it is, then logs its requests, both on standard error; RUST_LOG chooses what is logged. Ctrl-C stops the \
server after the requests it is answering.

Examples:
  bija serve
  bija serve --bind 0.0.0.0:8080 --data-dir bija-data";

pub(crate) fn run(args: &ServeArgs, lang: Lang) -> Result<(), Failure> {
    log_to_stderr();
    let environment = |name: &str| std::env::var(name).ok();
    let config = bija_server::config::gather(&environment, &|flag| args.said(flag)).map_err(|error| Failure::said(error.line()))?;
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
