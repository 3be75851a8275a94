//! Uses the modules of the page about assignments.

#[path = "../channel_logger.rs"]
mod channel_logger;
#[path = "../deduplicating.rs"]
mod deduplicating;
#[path = "../page_size.rs"]
mod page_size;

use std::sync::Arc;
use std::time::Duration;

use eppo::{AssignmentEvent, AssignmentLogger, Attributes, Client, ClientConfig, PollerThread};

fn start(logger: impl AssignmentLogger + Send + Sync + 'static) -> (Client<'static>, PollerThread) {
    let key = std::env::var("EPPO_SDK_KEY").unwrap();
    let base_url = std::env::var("SAMPLES_BASE_URL").unwrap();
    let config = ClientConfig::from_api_key(key).base_url(base_url);
    let mut client = config.assignment_logger(logger).to_client();
    let poller = client.start_poller_thread().unwrap();
    poller.wait_for_configuration_timeout(Duration::from_secs(10)).unwrap();
    (client, poller)
}

fn main() {
    let old: Arc<Attributes> = Arc::new([("appVersion".into(), "1.0.0".into())].into());
    let new: Arc<Attributes> = Arc::new([("appVersion".into(), "2.1.0".into())].into());

    let print = |event: AssignmentEvent| {
        println!("logged {} {} {}", event.subject, event.base.feature_flag, event.base.variation);
    };
    let (client, _poller) = start(deduplicating::Deduplicating::new(print));
    for (user, attributes) in [("bob", &old), ("bob", &old), ("bob", &new), ("bob", &old), ("eve", &old)] {
        println!("{}", page_size::page_size(&client, user, attributes));
    }
    let _ = client.get_numeric_assignment("discount-rate", &"bob".into(), &old);
    let _ = client.get_integer_assignment("page-size", &"bob".into(), &old);

    let (logger, flush) = channel_logger::ChannelLogger::start();
    let (client, _poller) = start(logger);
    let size = page_size::page_size(&client, "bob", &new);
    flush(); // the channel has a thread of its own, which prints first
    println!("{size}");

    let without_rules = ClientConfig::from_api_key("key").to_client();
    println!("{}", page_size::page_size(&without_rules, "bob", &new));
}
