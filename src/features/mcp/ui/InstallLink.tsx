import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {installLinks, MCP_PATH} from '../../../shared/mcpServer.ts';

/** A link that adds the MCP server to a client; it is of no use in the Markdown of a page. */
export default function InstallLink({client}: {client: keyof typeof installLinks}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <p data-markdown-ignore="">
      <a href={installLinks[client](siteConfig.url + MCP_PATH)}>Add to {client}</a>
    </p>
  );
}
