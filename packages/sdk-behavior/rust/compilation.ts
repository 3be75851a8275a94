/** Code that does not compile, with the message that a page quotes. */
type WrongCode = {code: string; says: RegExp};

/** Put around each line of code. */
export function wrap(code: string): string {
  return [
    'use std::sync::Arc;',
    'use eppo::{AssignmentEvent, Attributes, AttributeValue, Client, ClientConfig};',
    'pub fn sample(client: &Client, attributes: &Arc<Attributes>, event: &AssignmentEvent) {',
    code,
    '}',
  ].join('\n');
}

/** Every mistake whose message the tables of the pages quote. */
export const compilation: Readonly<Record<string, WrongCode>> = {
  'a subject key that is a &str': {
    code: 'let _ = client.get_string_assignment("a", "bob", attributes);',
    says: /expected `&Str`, found `&str`/,
  },
  'a map without an Arc': {
    code: 'let _ = client.get_string_assignment("a", &"bob".into(), &Attributes::new());',
    says: /expected `&Arc<HashMap<Str, AttributeValue>>`/,
  },
  'an integer as an attribute': {
    code: 'let _: AttributeValue = 30.into();',
    says: /the trait `From<\{integer\}>` is not implemented for `AttributeValue`/,
  },
  'a value compared with a literal': {
    code: 'let _ = client.get_string_assignment("a", &"bob".into(), attributes).unwrap().unwrap() == "treatment";',
    says: /expected `Str`, found `&str`/,
  },
  'a common field of the event': {
    code: 'let _ = &event.feature_flag;',
    says: /no field `feature_flag` on type/,
  },
  'a crate that is not declared': {
    code: 'log::error!("");',
    says: /cannot find module or crate `log`/,
  },
  'a default of another type': {
    code: 'let _ = client.get_string_assignment("a", &"bob".into(), attributes).unwrap_or_default().unwrap_or("b");',
    says: /mismatched types: expected `Str`, found `&str`/,
  },
  'a client that is shared too early': {
    code: 'let _ = Arc::new(ClientConfig::from_api_key("").to_client()).start_poller_thread();',
    says: /cannot borrow .* as mutable/,
  },
};
