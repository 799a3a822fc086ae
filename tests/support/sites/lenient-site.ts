// Starts the production build with a judge whom no pace is too fast for, as browsers play word games as fast as they can,
// and with passwords that are hashed in no time: everybody in a test signs up.
import { quickPasswordHashing } from '../../../app/accounts/testing/quick-password-hashing.ts';
import type * as Main from '../../../server/main.ts';

const build = new URL('../../../build/', import.meta.url);
const { startSite } = (await import(new URL('server/index.js', build).href)) as typeof Main;
await startSite({ clientFolder: new URL('client', build).pathname, judge: () => undefined, passwordHashing: quickPasswordHashing });
