import fc from 'fast-check';
import { expect } from 'vitest';
import { parse, safeParse, toJSONSchema, type z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The most items of a list and characters of a text that are tried. */
const MAX_ITEMS = 4;
const MAX_LENGTH = 8;
/** How deep values nest that may contain values of their own kind. */
const MAX_DEPTH = 2;

/** Makes values that a contract allows, from its description as a JSON Schema. */
function valuesOf(contract: JsonSchema) {
  const made = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return fc.oneof(...options.map((option) => made(option, depth)));
    if (schema.$ref) return made(contract.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? contract, depth + 1);
    const types: unknown = schema.type;
    if (Array.isArray(types)) return fc.oneof(...types.map((type) => made({ ...schema, type }, depth)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.type === 'object') return objects(schema, depth);
    if (schema.type !== 'array') return plainValues(schema);
    const { items, minItems, maxItems = MAX_ITEMS } = schema;
    const limits = { minLength: minItems, maxLength: Math.min(maxItems, MAX_ITEMS) };
    return depth > MAX_DEPTH ? fc.constant([]) : fc.array(made(items as JsonSchema, depth), limits);
  };
  const objects = ({ properties = {}, required = [] }: JsonSchema, depth: number) => {
    const fields = Object.entries(properties).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
      name,
      made(field as JsonSchema, depth),
    ]);
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
  };
  return made(contract, 0);
}

function plainValues({ type, format, minimum, maximum, minLength, maxLength = MAX_LENGTH }: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      if (format === 'uuid') return fc.uuid();
      if (format === 'uri') return fc.webUrl();
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, MAX_LENGTH) });
    case 'integer':
      return fc.integer({ min: minimum ?? Number.MIN_SAFE_INTEGER, max: maximum ?? Number.MAX_SAFE_INTEGER });
    case 'number':
      // JSON has one zero.
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
      return fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)));
    default:
      throw new Error(`No values are made of type ${type} yet.`);
  }
}

/** Expects that whatever a contract allows is read, and arrives as it was read after its way as JSON. */
export function expectRoundTrip(contract: z.core.$ZodType): void {
  fc.assert(
    fc.property(valuesOf(toJSONSchema(contract, { io: 'input' })), (value) => {
      const sent = parse(contract, value);
      expect(parse(contract, JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    }),
  );
}

/** Expects that a contract allows a value, and none of the others. */
export function expectLimits(contract: z.core.$ZodType, allowed: unknown, refused: readonly unknown[]): void {
  expect(safeParse(contract, allowed)).toMatchObject({ success: true });
  for (const value of refused) expect([value, safeParse(contract, value).success]).toEqual([value, false]);
}
