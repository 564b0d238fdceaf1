import css from './scene-stills.module.css';

interface SceneStillsProps {
  /** What the scenes are of, for those who hear it. */
  title: string;
  stills: readonly { scene: string; url: string }[];
}

/** Pictures of a film's scenes, in its order, each a link to itself in full size. */
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
