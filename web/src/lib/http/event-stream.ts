import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sessionQuery } from '../session/session.ts';

const FAILED_STREAM_PAUSE_MS = 10_000;

/** Follows server-sent events; `live` is false while polling must take over. */
export function useEventStream(url: string | null, names: readonly string[], onEvent: (name: string, data: unknown) => void) {
  const [live, setLive] = useState(false);
  const client = useQueryClient();
  const handler = useRef(onEvent);
  handler.current = onEvent;
  const wanted = names.join(',');

  useEffect(() => {
    if (url === null) return;
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      const stream = new EventSource(url, { withCredentials: true });
      source = stream;
      stream.onopen = () => setLive(true);
      stream.onerror = () => {
        setLive(false);
        // The browser reconnects by itself unless the server refused: the session or a permission may then be gone.
        if (stream.readyState !== EventSource.CLOSED) return;
        void client.invalidateQueries(sessionQuery);
        retry = setTimeout(open, FAILED_STREAM_PAUSE_MS);
      };
      for (const name of wanted.split(',')) {
        stream.addEventListener(name, (event) => handler.current(name, parse(event.data)));
      }
    };
    open();
    return () => {
      clearTimeout(retry);
      source?.close();
      setLive(false);
    };
  }, [url, wanted, client]);

  return { live };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
