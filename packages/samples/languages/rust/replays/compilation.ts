import type {Row} from './types.ts';

/** Code that does not compile, with the message that a page quotes. */
type WrongCode = {rows: readonly Row[]; code: string; says: RegExp};

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
    rows: [
      {
        page: 'quickstart',
        row: '| ``expected `&Str`, found `&str` `` | the subject key | `&"user-1".into()` |',
      },
    ],
    code: 'let _ = client.get_string_assignment("a", "bob", attributes);',
    says: /expected `&Str`, found `&str`/,
  },
  'a map without an Arc': {
    rows: [
      {
        page: 'assignments',
        row: '| ``expected `&Arc<HashMap<Str, AttributeValue>>` `` | a map passed directly | wrap it in `Arc::new`; `&Default::default()` for none |',
      },
    ],
    code: 'let _ = client.get_string_assignment("a", &"bob".into(), &Attributes::new());',
    says: /expected `&Arc<HashMap<Str, AttributeValue>>`/,
  },
  'an integer as an attribute': {
    rows: [
      {
        page: 'quickstart',
        row: '| ``the trait `From<{integer}>` is not implemented for `AttributeValue` `` | an integer attribute | `42.0.into()`, `n as f64` |',
      },
    ],
    code: 'let _: AttributeValue = 30.into();',
    says: /the trait `From<\{integer\}>` is not implemented for `AttributeValue`/,
  },
  'a value compared with a literal': {
    rows: [
      {
        page: 'assignments',
        row: '| ``expected `Str`, found `&str` `` | `==` with a literal | `variation.as_str() == "treatment"` |',
      },
    ],
    code: 'let _ = client.get_string_assignment("a", &"bob".into(), attributes).unwrap().unwrap() == "treatment";',
    says: /expected `Str`, found `&str`/,
  },
  'a common field of the event': {
    rows: [
      {
        page: 'assignments',
        row: '| No field `feature_flag` on the event | common fields are under `base` | `event.base.feature_flag` |',
      },
    ],
    code: 'let _ = &event.feature_flag;',
    says: /no field `feature_flag` on type/,
  },
  'a crate that is not declared': {
    rows: [
      {
        page: 'initialization',
        row: '| Unresolved `log::warn` or `env_logger` | the crate is not in `Cargo.toml` | `cargo add log`, `cargo add env_logger` |',
      },
    ],
    code: 'log::error!("");',
    says: /cannot find module or crate `log`/,
  },
  'a default of another type': {
    rows: [
      {
        page: 'assignments',
        row: '| Mismatched types in `unwrap_or` | a default of another type | `"control".into()` for strings, `serde_json::json!({}).into()` for JSON |',
      },
    ],
    code: 'let _ = client.get_string_assignment("a", &"bob".into(), attributes).unwrap_or_default().unwrap_or("b");',
    says: /mismatched types: expected `Str`, found `&str`/,
  },
  'a client that is shared too early': {
    rows: [
      {
        page: 'initialization',
        row: '| `cannot borrow … as mutable` | shared before the poller was started | start, then share |',
      },
    ],
    code: 'let _ = Arc::new(ClientConfig::from_api_key("").to_client()).start_poller_thread();',
    says: /cannot borrow .* as mutable/,
  },
};
