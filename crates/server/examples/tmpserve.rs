//! Serves.
#[tokio::main]
async fn main() {
    bija_server::log_to_stderr();
    let port = std::env::args().nth(1).unwrap().parse().unwrap();
    let config = bija_server::Config { bind: ([127, 0, 0, 1], port).into(), data_dir: "data".into() };
    bija_server::serve(config, bija_server::stop_signal()).await.unwrap();
}
