import css from './scene-stills.module.css';

interface SceneStillsProps {
  /** Subject of the scenes, for screen readers. */
  title: string;
  stills: readonly { scene: string; url: string }[];
}

/** Stills of a video's scenes, in order, each a link to its full size. */
export function SceneStills({ title, stills }: SceneStillsProps) {
  return (
    <ul className={css.scenes}>
      {stills.map(({ scene, url }) => (
        <li key={scene}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={`${title}: the scene ${scene}`} loading="lazy" />
            {scene}
          </a>
        </li>
      ))}
    </ul>
  );
}
