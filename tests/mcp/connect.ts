import {Client, type Transport} from '@modelcontextprotocol/client';

interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** A client of the protocol's own SDK. */
export interface TestClient {
  client: Client;
  call: (name: string, input?: Record<string, unknown>) => Promise<ToolAnswer>;
}

/** Connects a client. */
export async function connect(transport: Transport): Promise<TestClient> {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(transport);
  return {
    client,
    call: async (name, input = {}) => {
      const {content, isError} = await client.callTool({name, arguments: input});
      const [first] = content as {type: string; text: string}[];
      return {text: first?.text ?? '', isError: isError === true};
    },
  };
}
