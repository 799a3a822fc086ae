import express from 'express';
import { describe, expect, it } from 'vitest';
import { encodingFor } from './content-encoding';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br; q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['gzip;q=0, identity', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for Accept-Encoding: %s is %s', (accepted, encoding) => {
    expect(encodingFor(Object.create(express.request, { headers: { value: { 'accept-encoding': accepted } } }))).toBe(encoding);
  });
});
