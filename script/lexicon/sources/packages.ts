import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The path of a file inside an installed package. @throws when the package is not installed. */
export function fileOfPackage(path: string): string {
  return require.resolve(path);
}

/** The value that a package's CommonJS or JSON file exports, checked by `isExpected`. */
export function loadPackage<T>(path: string, isExpected: (value: unknown) => value is T): T {
  const value: unknown = require(path);
  if (!isExpected(value)) throw new Error(`The package file ${path} does not hold what the lexicon expects.`);
  return value;
}

export function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
