import css from './own-music.module.css';

interface MusicRightsProps {
  rights: boolean;
  fault: string | undefined;
  onChange: (rights: boolean) => void;
}

/** A customer's own music needs this confirmation before it goes into a video. */
export function MusicRights({ rights, fault, onChange }: MusicRightsProps) {
  return (
    <div>
      <label className={css.rights}>
        <input
          id="music_rights_accepted"
          type="checkbox"
          checked={rights}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? 'music_rights_accepted-fault' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>I have the right to use this music.</span>
      </label>
      {fault && (
        <p id="music_rights_accepted-fault" className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
