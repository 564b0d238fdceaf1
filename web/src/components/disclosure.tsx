import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface DisclosureProps {
  /** What the button shows; `label` where that is only a picture. */
  button: ReactNode;
  label?: string;
  buttonClass: string | undefined;
  panelClass: string | undefined;
  className?: string | undefined;
  /** Opens when the pointer has rested here that long. */
  hoverDelayMs?: number;
  onOpen?: () => void;
  children: ReactNode;
}

/** A button that opens a panel of links; Escape, a click elsewhere, moving on and navigation close it. */
export function Disclosure(props: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => setOpen(false), [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    const element = root.current;
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    element?.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      element?.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  const show = (next: boolean) => {
    if (next && !open) props.onOpen?.();
    setOpen(next);
  };
  const rest = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(next), delayMs);
  };
  const delay = props.hoverDelayMs;

  return (
    // The pointer is a shortcut; the button does the same for everyone else.
    <div
      ref={root}
      className={props.className}
      onPointerEnter={(event) => delay !== undefined && event.pointerType === 'mouse' && rest(true, delay)}
      onPointerLeave={(event) => delay !== undefined && event.pointerType === 'mouse' && rest(false, 200)}
    >
      <button
        ref={button}
        type="button"
        className={props.buttonClass}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={props.label}
        onClick={() => show(!open)}
      >
        {props.button}
      </button>
      <div id={panelId} className={props.panelClass} hidden={!open}>
        {props.children}
      </div>
    </div>
  );
}
