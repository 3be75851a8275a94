/** Says how many bytes of how many have arrived. */
export type OnProgress = (loaded: number, total: number) => void;

function counting(total: number, onProgress: OnProgress): TransformStream<Uint8Array, Uint8Array> {
  let loaded = 0;
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.length;
      onProgress(loaded, total);
      controller.enqueue(chunk);
    },
  });
}

/** Downloads the engine, which is compressed as a file because some hosts take none above 25 MB. */
export async function loadModule(url: string, onProgress: OnProgress): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const total = Number(response.headers.get('Content-Length'));
  const arriving = response.body.pipeThrough(counting(total, onProgress));
  // A host that knows the ending as a compression has the browser unpack it.
  const isUnpacked = response.headers.get('Content-Encoding') === 'gzip';
  const unpacked = isUnpacked
    ? arriving
    : arriving.pipeThrough(
        new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
      );
  const headers = {'Content-Type': 'application/wasm'};
  return WebAssembly.compileStreaming(new Response(unpacked as BodyInit, {headers}));
}
