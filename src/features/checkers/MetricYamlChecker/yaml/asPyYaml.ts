import type {ScalarTag, Tags} from 'yaml';

/**
 * What PyYAML reads as something else than text, from its `resolver.py`. The YAML 1.1 of the library
 * knows more, such as `y`, `08`, `1e3` and `-.5`, which are text to PyYAML.
 */
const FORMS = new Map<string, RegExp>(
  Object.entries({
    // A single letter is text.
    bool: /^.{2,}$/,
    int: /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][\d_]*(?::[0-5]?\d)*|0x[\da-fA-F_]+)$/,
    float:
      /^(?:[-+]?\d[\d_]*\.[\d_]*(?:[eE][-+]\d+)?|\.\d[\d_]*(?:[eE][-+]\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
    timestamp:
      /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/,
  }),
);

/** Two words of YAML 1.1 for which PyYAML has no value. */
const WITHOUT_VALUE: ScalarTag = {
  tag: 'tag:yaml.org,2002:value',
  default: true,
  test: /^(?:=|<<)$/,
  resolve: (word, onError) => onError(`${word} has no value`),
};

/** Narrows the tags of YAML 1.1 to what PyYAML reads, as an option of the library. */
export function asPyYaml(tags: Tags): Tags {
  const narrowed = tags.map((tag) => {
    if (typeof tag === 'string' || tag.collection || !tag.test) return tag;
    const form = FORMS.get(tag.tag.replace(/^.*:/, ''));
    return form ? {...tag, test: new RegExp(`(?=${form.source})${tag.test.source}`)} : tag;
  });
  return [...narrowed, WITHOUT_VALUE];
}
