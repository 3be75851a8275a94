import {errorMessage} from '../../shared/errorMessage.ts';
import {renderSvg} from './renderSvg.ts';

/** What became of the text of a diagram; a line counts from 1 within it. */
export type Drawn = {svg: string} | {error: {reason: string; line: number}};

/** Draws a diagram, in a thread of its own: a layout takes as long as the rest of a page. */
export default function drawDiagram(source: string): Drawn {
  try {
    return {svg: renderSvg(source)};
  } catch (refusal) {
    return {error: {reason: errorMessage(refusal), line: 1}};
  }
}
