import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Has its code at hand, so that it is shown without a wait. */
  load(): Promise<void>;
}

/**
 * A page whose code comes when it is shown. One that was made outside of the browser is loaded before it is taken over: a change of
 * anything above it would otherwise empty the page until its code is there.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  const Later = lazy(async () => ({ default: await load() }));
  function Page() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Later);
    return <Shown />;
  }
  return Object.assign(Page, {
    async load() {
      loaded = await load();
    },
  });
}
