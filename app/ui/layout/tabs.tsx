import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { tabListStyle, tabStyle } from './tab-style';

/** Tabs within a page; use LinkTabs for tabs with their own addresses. */
export const Tabs = Primitive.Root;

export function TabList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List {...props} className={cx(tabListStyle, className)} />;
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} className={cx(tabStyle, className)} />;
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} className={cx('pt-6', className)} />;
}
