import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brandFont, type Line, setLine, systemFont } from './lettering.ts';

/** Reads on paper and on near-black alike: more than 3.6:1 on every ground of the site. */
const INK = '#71727a';
const HEIGHT = 48;

/** A wordmark that is being drawn: its shapes, in the order in which they are painted. */
class Drawing {
  readonly #shapes: string[] = [];
  width = 0;

  /** Sets a line of type; answers where it ends. */
  type(line: Line, fill = INK): number {
    const { d, end } = setLine(line);
    this.path(d, fill);
    this.width = Math.max(this.width, Math.ceil(end));
    return end;
  }

  path(d: string, fill: string): void {
    this.#shapes.push(`<path fill="${fill}" d="${d}"/>`);
  }

  /** A line of a given width along a path. */
  stroke(d: string, colour: string, width: number, extra = ''): void {
    this.#shapes.push(
      `<path fill="none" stroke="${colour}" stroke-width="${width}"${extra} d="${d}"/>`,
    );
  }

  /** The file, with what it says for those who do not see it. */
  svg(name: string): string {
    const size = `viewBox="0 0 ${this.width} ${HEIGHT}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${name}">${this.#shapes.join('')}</svg>\n`;
  }
}

const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

async function voltRider(): Promise<string> {
  const logo = new Drawing();
  const [heavy, light] = [await brandFont(900), await brandFont(400)];
  logo.path('M15.5 4 2 27h9L7.5 44 25 18.5H15L20.5 4Z', '#b5780f');
  const lean = 0.2;
  const end = logo.type({ text: 'VOLT', font: heavy, size: 27, x: 29, y: 33.5, lean });
  logo.type({ text: 'RIDER', font: light, size: 27, x: end + 5, y: 33.5, lean });
  logo.width += 6;
  return logo.svg('The Volt Rider');
}

async function twoWheelsWeekly(): Promise<string> {
  const logo = new Drawing();
  const rust = '#c4563a';
  for (const x of [13, 45]) {
    logo.stroke(circle(x, 28, 11), INK, 3.6);
    logo.path(circle(x, 28, 2.6), rust);
  }
  logo.stroke('M13 28 22 14H38L45 28', rust, 3);
  const x = 70;
  logo.type({ text: 'Two Wheels', font: await brandFont(800), size: 22, x, y: 23, tracking: -0.5 });
  const small = { font: await brandFont(500), size: 12.5, x: x + 1, y: 40 };
  logo.type({ text: 'WEEKLY', ...small, tracking: 16 });
  return logo.svg('Two Wheels Weekly');
}

async function deccanMotorReview(): Promise<string> {
  const logo = new Drawing();
  const serif = await systemFont('Liberation Serif:bold');
  const end = logo.type({ text: 'DECCAN', font: serif, size: 30, x: 0, y: 25, tracking: 3.4 });
  logo.path(`M0 30.5H${end.toFixed(1)}v1.6H0Z`, '#a8792c');
  const font = await brandFont(600);
  logo.type({ text: 'MOTOR REVIEW', font, size: 11, x: 0.5, y: 45, tracking: 4.55 });
  return logo.svg('Deccan Motor Review');
}

async function chargeIndia(): Promise<string> {
  const logo = new Drawing();
  const green = '#2f8f62';
  logo.path(
    'M9 6h3.6v8h8.8V6H25v8h4v9a12 12 0 0 1-10 11.8V44h-4v-9.2A12 12 0 0 1 5 23v-9h4Z',
    green,
  );
  const type = { size: 27, y: 33, tracking: -0.9 };
  const end = logo.type({ text: 'charge', font: await brandFont(700), x: 38, ...type });
  logo.type({ text: 'india', font: await brandFont(400), x: end + 2, ...type }, green);
  return logo.svg('Charge India');
}

async function designKirana(): Promise<string> {
  const logo = new Drawing();
  const plum = '#b0557f';
  logo.path('M2 6h17v17H2Z', INK);
  logo.path(circle(31.5, 14.5, 8.5), plum);
  logo.path('M2 42 10.5 26 19 42Z', plum);
  logo.path('M23 42a17 17 0 0 1 17-16v16Z', INK);
  const font = await brandFont(400);
  logo.type({ text: 'design', font, size: 20, x: 52, y: 22, tracking: 1.2 });
  logo.type({ text: 'kirana', font: await brandFont(700), size: 20, x: 52, y: 42, tracking: 1.2 });
  return logo.svg('Design Kirana');
}

async function longRoad(): Promise<string> {
  const logo = new Drawing();
  const font = await systemFont('Liberation Serif:italic');
  const end = logo.type({ text: 'The Long Road', font, size: 32, x: 1, y: 27 });
  logo.stroke(`M1 39H${end.toFixed(1)}`, INK, 1.6);
  logo.stroke(
    `M1 43.4H${end.toFixed(1)}`,
    '#a8792c',
    2.4,
    ' pathLength="183" stroke-dasharray="15 9"',
  );
  return logo.svg('The Long Road');
}

async function smallShopLedger(): Promise<string> {
  const logo = new Drawing();
  const teal = '#23879a';
  logo.path('M6 8h34l4 12H2Z', teal);
  const scallops = [2, 12.5, 23, 33.5].map((x) => `M${x} 20h10.5a5.25 5.25 0 0 1-10.5 0Z`);
  logo.path(scallops.join(''), INK);
  logo.stroke('M8 27v15h30V27', INK, 2.6);
  logo.stroke('M15 34h16', teal, 2.2);
  const font = await brandFont(700);
  logo.type({ text: 'Small Shop', font, size: 21, x: 56, y: 22.5, tracking: -0.4 });
  const light = { font: await brandFont(500), size: 15.5, y: 42 };
  logo.type({ text: 'LEDGER', ...light, x: 56.5, tracking: 10.2 });
  return logo.svg('Small Shop Ledger');
}

const LOGOS = {
  'press-volt-rider': voltRider,
  'press-two-wheels-weekly': twoWheelsWeekly,
  'press-deccan-motor-review': deccanMotorReview,
  'press-charge-india': chargeIndia,
  'press-design-kirana': designKirana,
  'press-long-road': longRoad,
  'press-small-shop-ledger': smallShopLedger,
};

/** `tsx press-logos.ts FOLDER`: the wordmarks of the made-up press, as SVG without any font. */
const folder = resolve(process.argv[2] ?? '.');
for (const [name, draw] of Object.entries(LOGOS))
  await writeFile(join(folder, `${name}.svg`), await draw());
