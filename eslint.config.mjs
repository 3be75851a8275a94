import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const generated = [
  'build',
  '.docusaurus',
  '.cache',
  'static',
  'tests/fixtures/*',
  '!tests/fixtures/variant',
];

const sampleInputs = ['packages/samples/fixtures', 'packages/samples/languages/typescript'];

const typescript = {
  files: ['**/*.{ts,tsx,mts}'],
  extends: [
    eslint.configs.recommended,
    tseslint.configs.recommended,
    regexp.configs['flat/recommended'],
  ],
  languageOptions: {parserOptions: {projectService: true}},
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: false}],
    '@typescript-eslint/no-unused-vars': [
      'error',
      {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
    ],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      {considerDefaultExhaustiveForUnions: true},
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@site/',
            message: 'Import our own files by a relative path.',
          },
          {
            regex: '^\\.\\.?/(?!.*\\.(?:tsx?|[cm]js|json|css)$)',
            message: 'Name the extension of the file.',
          },
        ],
      },
    ],
    'no-restricted-properties': [
      'error',
      ...['mock', 'doMock'].map((property) => ({
        object: 'vi',
        property,
        message: 'Files of tests share modules: hand over what a test replaces.',
      })),
    ],
    'no-warning-comments': 'error',
    // These expressions read our own short texts; the slow input would be our own, too.
    'regexp/no-super-linear-backtracking': 'off',
    curly: ['error', 'multi-line'],
    eqeqeq: 'error',
  },
};

/** A function that is longer has more than one job; those of tests are lists of cases. */
const shortFunctions = {
  files: ['src/**/*.{ts,tsx}', 'packages/**/*.ts'],
  rules: {
    'max-lines-per-function': ['error', {max: 100, skipBlankLines: true, skipComments: true}],
  },
};

const BY_TEXT =
  'Identifier > TSTypeAnnotation TSTypeReference[typeName.name="Record"] > * > TSStringKeyword:first-child';

/** A text from outside, such as `constructor`, is found in every object. */
const lookups = {
  files: ['src/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'BinaryExpression[operator="in"]:not([left.type="Literal"])',
        message: '`in` finds `constructor` everywhere: use Object.hasOwn, a Map or a Set.',
      },
      ...[
        ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator[init.type="ObjectExpression"]',
        'VariableDeclarator[init.properties.length=0]',
      ].map((table) => ({
        selector: `${table} > ${BY_TEXT}`,
        message:
          'Texts are looked up in a Map: an object has `constructor` and `__proto__`. Where nothing is looked up, write `satisfies`.',
      })),
    ],
  },
};

const react = {
  files: ['src/**/*.tsx'],
  extends: [jsxA11y.configs.recommended, reactHooks.configs.flat['recommended-latest']],
};

export default tseslint.config(
  {ignores: [...generated, ...sampleInputs]},
  typescript,
  shortFunctions,
  lookups,
  react,
);
