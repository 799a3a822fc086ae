import { Component, type ReactNode } from 'react';
import { BROKEN } from './texts';

/** One plain line for when even the site's frame cannot be rendered. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastResortLine /> : this.props.children;
  }
}

export function LastResortLine() {
  return <h1 className="p-8 text-2xl">{BROKEN}</h1>;
}
