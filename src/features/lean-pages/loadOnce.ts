const loading = new Map<string, Promise<void>>();

async function load<Data>(address: string, use: (data: Data) => void): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The file ${address} could not be loaded (${response.status}).`);
  }
  use((await response.json()) as Data);
}

/**
 * Loads a file of JSON and hands over what it says, once. What failed is asked for again.
 *
 * @throws when it does not arrive: the connection failed, the site was deployed meanwhile, or there
 * is no such file.
 */
export async function loadOnce<Data>(address: string, use: (data: Data) => void): Promise<void> {
  const promise = loading.get(address) ?? load(address, use);
  loading.set(address, promise);
  promise.catch(() => loading.delete(address));
  await promise;
}
