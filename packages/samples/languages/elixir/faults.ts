import type {Faults} from '../fault.ts';

/** Faults in `sample.ex` that the check must find. */
export const faults: Faults = {
  'Client.get_bool[-ean-]_assignment(': /`get_bool_assignment` is not in.*`get_boolean_assignment`/,
  'poll_interval[-_seconds-]: 60': /`poll_interval` is not an option/,
  'alias EppoSdk.{Client, Server{+s+}}': /`Servers` is not in/,
  '"new-onboarding", user_id, [-%{"country" => "US"}, -]"control"': /called without `default`/,
  'event["vari[-ation-]{+ant+}"]': /`variant` is not a field/,
  'config = %Client.Config[-{-]{+(+}': /syntax error/,
};
