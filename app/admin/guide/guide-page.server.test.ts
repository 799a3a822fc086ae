import { expect, it } from 'vitest';
import { headingId } from '~/site/documents/heading-id';
import { WARNED_ALERTS, WARNED_SECTIONS } from '../health/warnings';
import { guidePage } from './guide-page.server';

const { contents, html } = guidePage();
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('has every section that a warning leads to', () => {
  expect(ids).toEqual(expect.arrayContaining(WARNED_SECTIONS.map(headingId)));
  expect(contents.map(({ id }) => id)).toEqual(expect.arrayContaining(['backup-and-restore', 'the-first-evening', 'a-bad-morning']));
});

it('says of every alert what to do', () => {
  const [, table = ''] = html.match(/ id="alerts"([\s\S]*?)<h[23]/) ?? [];
  expect(WARNED_ALERTS.filter((alert) => !table.includes(`<code>${alert}</code>`))).toEqual([]);
});

it('leads from one section to another, and nowhere that is not there', () => {
  const led = [...html.matchAll(/ href="([^"]+)"/g)].map(([, address = '']) => address);
  const within = led.filter((address) => address.startsWith('#'));
  expect(within.length).toBeGreaterThan(10);
  for (const address of within) expect(ids).toContain(decodeURIComponent(address.slice(1)));
  expect(led.filter((address) => !/^(?:#|https?:)/.test(address))).toEqual([]);
});
