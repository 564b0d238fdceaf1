import { type DragEvent, useState } from 'react';

/** Accepts files dropped on an element; `over` while they hover. */
export function useFileDrop(drop: ((files: File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over: over && drop !== undefined,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        // Without a handler here, the browser would leave the page and show the file.
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = drop ? 'copy' : 'none';
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) drop?.(files);
      },
    },
  };
}
