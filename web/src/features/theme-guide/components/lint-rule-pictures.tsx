import type { LintCode } from '@nimantran/proto/domain/theme-lint';
import type { ReactNode } from 'react';
import css from './lint-rule-pictures.module.css';

/** Two small frames side by side: the actual result, and the intended one. */
function Pair({ bad, good }: { bad: ReactNode; good: ReactNode }) {
  return (
    <svg className={css.picture} viewBox="0 0 336 104" aria-hidden="true">
      <Frame x={4} mark="bad">
        {bad}
      </Frame>
      <Frame x={172} mark="good">
        {good}
      </Frame>
    </svg>
  );
}

function Frame({ x, mark, children }: { x: number; mark: 'bad' | 'good'; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 4)`}>
      <rect className={css.frame} width={160} height={90} rx={4} />
      {children}
      <g transform="translate(146 14)">
        <circle className={mark === 'good' ? css.good : css.bad} r={9} />
        <path className={css.sign} d={mark === 'good' ? 'M-4 0 L-1 3.5 L4.5 -3.5' : 'M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5'} />
      </g>
    </g>
  );
}

const Words = ({ y, width, x = 80 }: { y: number; width: number; x?: number }) => (
  <rect className={css.words} x={x - width / 2} y={y} width={width} height={8} rx={4} />
);
const Label = ({ y, children, x = 80 }: { y: number; children: string; x?: number }) => (
  <text className={css.label} x={x} y={y} textAnchor="middle">
    {children}
  </text>
);
const Disc = ({ className, x = 80, y = 45, r = 22 }: { className?: string | undefined; x?: number; y?: number; r?: number }) => (
  <circle className={className ?? css.disc} cx={x} cy={y} r={r} />
);
const Photo = ({ x = 56, y = 18, width = 48, height = 54 }) => (
  <g>
    <rect className={css.photo} x={x} y={y} width={width} height={height} rx={2} />
    <circle className={css.face} cx={x + width / 2} cy={y + height * 0.4} r={width * 0.18} />
    <path className={css.face} d={`M${x + width * 0.2} ${y + height} q${width * 0.3} ${-height * 0.6} ${width * 0.6} 0 Z`} />
  </g>
);
const Black = ({ x, width }: { x: number; width: number }) => (
  <rect className={css.black} x={x} y={0} width={width} height={90} />
);
const Missing = ({ x = 50, y = 22, width = 60, height = 46 }) => (
  <rect className={css.missing} x={x} y={y} width={width} height={height} rx={4} />
);
/** Scenes over time, from 0 to 1. */
const Bars = ({ bars }: { bars: readonly (readonly [number, number])[] }) => (
  <>
    {bars.map(([from, to], index) => (
      <rect
        key={`${from} ${to}`}
        className={index % 2 ? css.sceneOdd : css.scene}
        x={10 + from * 140}
        y={24 + index * 16}
        width={(to - from) * 140}
        height={12}
        rx={2}
      />
    ))}
    <path className={css.axis} d="M10 78 H150" />
  </>
);

/** A picture for each check of the linter. */
export const PICTURES: Readonly<Record<LintCode, ReactNode>> = {
  package: (
    <Pair
      bad={<Label y={50}>theme.zip / My Theme /</Label>}
      good={
        <>
          <Label y={26}>theme.json</Label>
          <Label y={42}>animation.json</Label>
          <Label y={58}>fonts/ samples/</Label>
          <Label y={74}>music.m4a</Label>
        </>
      }
    />
  ),
  layer_type: <Pair bad={<Missing />} good={<Disc />} />,
  expression: (
    <Pair
      bad={
        <>
          <Disc x={40} />
          <Label y={84}>wiggle(2, 30)</Label>
        </>
      }
      good={
        <>
          <path className={css.path} d="M30 60 Q80 0 130 60" />
          <Disc x={105} y={36} r={14} />
          <Label y={84}>keyframes</Label>
        </>
      }
    />
  ),
  effect: <Pair bad={<Disc className={css.outline} />} good={<Disc />} />,
  layer_style: (
    <Pair
      bad={<rect className={css.box} x={50} y={25} width={60} height={40} />}
      good={
        <>
          <rect className={css.shadow} x={55} y={30} width={60} height={40} />
          <rect className={css.box} x={50} y={25} width={60} height={40} />
        </>
      }
    />
  ),
  blend_mode: (
    <Pair
      bad={
        <>
          <Disc x={66} />
          <Disc x={94} className={css.discTwo} />
        </>
      }
      good={
        <>
          <Disc x={66} />
          <Disc x={94} className={css.multiply} />
        </>
      }
    />
  ),
  mask: (
    <Pair
      bad={<Photo />}
      good={
        <>
          <clipPath id="guide-mask">
            <circle cx={80} cy={45} r={26} />
          </clipPath>
          <g clipPath="url(#guide-mask)">
            <Photo />
          </g>
        </>
      }
    />
  ),
  motion_blur: (
    <Pair
      bad={<Disc x={110} r={16} />}
      good={
        <>
          <rect className={css.blur} x={40} y={29} width={72} height={32} rx={16} />
          <Disc x={110} r={16} />
        </>
      }
    />
  ),
  space: (
    <Pair
      bad={
        <>
          <path className={css.box} d="M50 20 L110 34 V70 L50 56 Z" />
          <path className={css.discTwo} d="M50 56 L110 20 V34 L50 70 Z" />
        </>
      }
      good={
        <>
          <path className={css.discTwo} d="M40 30 H100 V66 H40 Z" />
          <path className={css.box} d="M60 22 H120 V58 H60 Z" />
        </>
      }
    />
  ),
  shape: (
    <Pair
      bad={<path className={css.path} d="M30 45 H130" />}
      good={<path className={css.path} d="M30 45 l12 -12 l14 24 l14 -24 l14 24 l14 -24 l14 24 l18 -12" />}
    />
  ),
  text_feature: (
    <Pair
      bad={<Label y={50}>Meera</Label>}
      good={
        <>
          <Label y={54} x={50}>
            M
          </Label>
          <Label y={46} x={66}>
            e
          </Label>
          <Label y={40} x={80}>
            e
          </Label>
          <Label y={46} x={94}>
            r
          </Label>
          <Label y={54} x={108}>
            a
          </Label>
        </>
      }
    />
  ),
  unused_field: (
    <Pair
      bad={
        <>
          <Words y={34} width={90} />
          <Label y={76}>city: Udaipur?</Label>
        </>
      }
      good={
        <>
          <Words y={34} width={90} />
          <Label y={62}>Udaipur</Label>
        </>
      }
    />
  ),
  unused_slot: <Pair bad={<Missing />} good={<Photo />} />,
  unused_text: <Pair bad={<Label y={50}>texts.when?</Label>} good={<Label y={50}>text:when</Label>} />,
  unused_color: <Pair bad={<Disc className={css.outline} />} good={<Disc />} />,
  unused_font: (
    <Pair
      bad={<Label y={50}>fonts: A, B, C</Label>}
      good={
        <text className={css.serif} x={80} y={56} textAnchor="middle">
          Aa
        </text>
      }
    />
  ),
  unnamed_text: <Pair bad={<Label y={50}>Your Name Here</Label>} good={<Label y={50}>text:names</Label>} />,
  condition: (
    <Pair
      bad={
        <>
          <Missing x={20} width={50} />
          <Words x={112} y={40} width={66} />
        </>
      }
      good={<Words y={40} width={90} />}
    />
  ),
  sample: <Pair bad={<Label y={50}>Lorem ipsum</Label>} good={<Label y={50}>Arjun & Meera</Label>} />,
  names: (
    <Pair
      bad={<Label y={50}>Meera & Arjun?</Label>}
      good={
        <>
          <Label y={40}>Arjun & Meera</Label>
          <Label y={62}>Meera & Arjun</Label>
        </>
      }
    />
  ),
  functions: (
    <Pair
      bad={<Label y={50}>7 Dec, time?</Label>}
      good={
        <>
          <Label y={40}>7 Dec, 7:30 PM</Label>
          <Label y={62}>Lake Terrace</Label>
        </>
      }
    />
  ),
  scene: (
    <Pair
      bad={
        <Bars
          bars={[
            [0, 0.4],
            [0.3, 0.7],
            [0.8, 1],
          ]}
        />
      }
      good={
        <Bars
          bars={[
            [0, 0.4],
            [0.4, 0.75],
            [0.75, 1],
          ]}
        />
      }
    />
  ),
  optional_scene: (
    <Pair
      bad={
        <>
          <Bars
            bars={[
              [0, 0.4],
              [0.7, 1],
            ]}
          />
          <Missing x={66} y={24} width={42} height={28} />
        </>
      }
      good={
        <Bars
          bars={[
            [0, 0.4],
            [0.4, 0.7],
          ]}
        />
      }
    />
  ),
  empty_ground: (
    <Pair
      bad={
        <>
          <rect className={css.ground} width={100} height={90} rx={4} />
          <Black x={100} width={60} />
        </>
      }
      good={
        <>
          <rect className={css.ground} width={160} height={90} rx={4} />
          <rect className={css.sceneOdd} x={100} width={60} height={90} />
        </>
      }
    />
  ),
  hidden_text: (
    <Pair
      bad={
        <>
          <Words y={32} width={100} />
          <Words y={50} width={76} />
          <Disc x={64} y={36} r={9} />
          <Disc x={104} y={54} r={7} />
        </>
      }
      good={
        <>
          <Words y={32} width={100} />
          <Words y={50} width={76} />
          <Disc x={16} y={36} r={9} />
          <Disc x={142} y={54} r={7} />
        </>
      }
    />
  ),
  field_too_long: (
    <Pair
      bad={<rect className={css.words} x={18} y={44} width={124} height={3} rx={1.5} />}
      good={
        <>
          <Words y={32} width={100} />
          <Words y={50} width={76} />
        </>
      }
    />
  ),
  cost: (
    <Pair
      bad={
        <>
          <rect className={css.blurAll} width={160} height={90} rx={4} />
          <Label y={50}>80 ms a frame</Label>
        </>
      }
      good={
        <>
          <rect className={css.ground} width={160} height={90} rx={4} />
          <text className={css.onGround} x={80} y={50} textAnchor="middle">
            6 ms a frame
          </text>
        </>
      }
    />
  ),
};
