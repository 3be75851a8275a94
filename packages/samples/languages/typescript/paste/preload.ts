import {listenOnFreePorts} from '../run/freePorts.ts';
import {blockNetwork, createFetchStub} from '../run/offline.ts';

// Loaded into the process of a pasted sample: the SDK meets the fixtures, and nothing else answers.
blockNetwork();
listenOnFreePorts();
globalThis.fetch = createFetchStub();
// The stub reads the description of the REST API, so the sample's folder comes after it.
process.chdir(process.env.SAMPLE_FOLDER ?? '.');
