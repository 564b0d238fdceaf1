import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  (): React.ReactNode;
  /** Loads its code, so that it is shown without a wait. */
  load(): Promise<void>;
}

/**
 * A page whose code loads when it is shown. A page rendered outside the browser is loaded before it is hydrated: any change above
 * it would otherwise empty the page until its code has arrived.
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
