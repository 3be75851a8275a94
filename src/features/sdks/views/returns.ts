interface Returned {
  /** As written in code. */
  type?: string;
  /** What else there is to say. */
  note?: string;
}

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Words that stand in sentences and in no type. */
const RE_PROSE =
  /(?:^|\s)(?:the|an?|is|are|if|when|after|before|with|without|of|to|that|which|same|also|whether|until|unless|from|for|channel|base|native)\s/i;

/** Where a remark begins: at a semicolon or a bracket outside of all brackets. */
function remarkStart(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    const isArrow = character === '>' && /[-=]/.test(text[at - 1] ?? '');
    const isRemark = /^(?:; | \()/.test(text.slice(at)) && !/[|>:]$/.test(text.slice(0, at));
    if (depth === 0 && at > 0 && isRemark) {
      return at;
    }
    if (OPENING.includes(character)) {
      depth++;
    } else if (CLOSING.includes(character) && !isArrow) {
      depth--;
    }
  }
  return text.length;
}

/** Tells the type in `returns` of a manifest from the remark behind it; prose has no type. */
export function readReturns(text: string): Returned {
  const cut = remarkStart(text);
  const type = text.slice(0, cut);
  if (RE_PROSE.test(`${type} `)) {
    return {note: text};
  }
  const rest = text.slice(cut).replace(/^; /, '').trim();
  const note = /^\(([^()]*)\)$/.exec(rest)?.[1] ?? rest;
  return note ? {type, note} : {type};
}
