import {replaceElements} from '../../shared/mdx/replaceElements.ts';
import {elements} from './elements.ts';

/**
 * Remark plugin: replaces `<SdkOptions sdk="node" of="IClientConfig" />` and its siblings by tables,
 * fences and badges, so that no manifest reaches the reader's browser. Fails the build at the line
 * of an unknown SDK or symbol.
 */
export default function remarkSdkData() {
  return replaceElements(elements);
}
