import { expect, it } from 'vitest';
import { traceHeaders } from './trace-headers';

it('headers for a receiver of traces are read as OpenTelemetry writes them', () => {
  expect(traceHeaders('authorization=Bearer%20KEY')).toEqual({ authorization: 'Bearer KEY' });
  expect(traceHeaders('authorization=Basic dXNlcjprZXk=, x-tenant = one%2Ctwo')).toEqual({
    authorization: 'Basic dXNlcjprZXk=',
    'x-tenant': 'one,two',
  });
});

it.each(['', 'KEY', '=KEY', 'authorization=', 'two words=KEY', 'a=%zz', 'a=1,', 'a=line%0Abreak'])('%j holds no headers', (list) => {
  expect(traceHeaders(list)).toBeUndefined();
});
