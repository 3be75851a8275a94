import {replaceElements} from '../../shared/mdx/replaceElements.ts';
import {elements} from './elements.ts';

/**
 * Remark plugin: replaces `<Cite id="deng-2013" />`, `<References />`, `<Destination … />`,
 * `<ByMethod of="stopping" />`, `<Propagation />` and `<Rule of="decision" />` by what the data
 * files say, and checks `<BeforeYouStart>`. Fails the build at the line of what a data file does not have.
 */
export default function remarkSharedFacts() {
  return replaceElements(elements);
}
