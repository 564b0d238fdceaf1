import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface DisclosureProps {
  /** Content of the button; needs a `label` if that is only a picture. */
  button: ReactNode;
  label?: string;
  buttonClass: string | undefined;
  panelClass: string | undefined;
  className?: string | undefined;
  /** Opens after the pointer has rested here for this long. */
  hoverDelayMs?: number;
  onOpen?: () => void;
  children: ReactNode;
}

const LEAVE_MS = 200;

/**
 * A button that opens a panel of links. Escape, a click elsewhere, focus moving on, navigation and a choice inside it
 * (`data-closes`) close it.
 */
export function Disclosure(props: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hovered = useRef(false);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    // Escape closes a panel that the pointer opened, wherever the focus is. Of nested menus the innermost closes first.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (root.current?.querySelector(`#${CSS.escape(panelId)} [aria-expanded="true"]`)) return;
      event.preventDefault();
      clearTimeout(timer.current);
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open, panelId]);

  const show = (next: boolean) => {
    clearTimeout(timer.current);
    if (next && !open) props.onOpen?.();
    setOpen(next);
  };
  const delay = props.hoverDelayMs;
  const hover = (next: boolean) => {
    if (delay === undefined) return;
    hovered.current = next;
    clearTimeout(timer.current);
    const act = () => {
      // The pointer does not close the panel for a user who is using the keyboard inside it.
      if (next || !root.current?.querySelector(':focus-visible')) show(next);
    };
    timer.current = setTimeout(act, next ? delay : LEAVE_MS);
  };
  // If resting on it opens it, a click of the same pointer must not close it again; a key's click (detail 0) may.
  const press = (event: MouseEvent) => show(hovered.current && event.detail > 0 ? true : !open);

  // After a choice by keyboard, focus returns to the button.
  const choose = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[data-closes]')) return;
    show(false);
    button.current?.focus();
  };

  return (
    // The pointer is a shortcut; the button does the same for everyone else.
    <div
      ref={root}
      className={props.className}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hover(false)}
    >
      <button
        ref={button}
        type="button"
        className={props.buttonClass}
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={props.label}
        onClick={press}
      >
        {props.button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it hears the clicks of buttons, by keys too */}
      <div id={panelId} className={props.panelClass} hidden={!open} onClick={choose}>
        {props.children}
      </div>
    </div>
  );
}
