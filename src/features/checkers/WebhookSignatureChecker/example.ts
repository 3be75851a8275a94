/** The first test vector of the page. */
export const EXAMPLE_BODY = `{
  "event": "experiment.status.updated",
  "data": { "experiment_id": 4211, "experiment_key": "checkout-button-color" },
  "signature": "8e39de067a8f68b7f3770c20741115217e478745725ab23f65f20ea3665376e2"
}`;

export const EXAMPLE_SECRET = 'whsec_demo';
