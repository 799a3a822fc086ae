import { PreviewFrame } from '~/covers/link-preview.server';
import { createPictureCache } from '~/platform/pictures/picture-cache.server';
import { renderPng } from '~/platform/pictures/render-png.server';
import { claims } from '~/site/claims';
import { PREVIEW } from '~/site/page-head';
import { ArchDrawing } from '~/ui/art/arch-frame';
import { asFile } from '~/ui/art/svg-file.server';
import { type GameId, gamesOfDay } from '../../games/games';
import { GameScene } from '../../hall/game-arch';
import { KEYSTONE_PATH } from '../arches/keystone-row';
import { threeOf } from '../deals/three.server';
import { KEYSTONES } from '../keystones';
import { type DailyResult, keystonesIn, pointsText } from './share-text';
import { shareTexts } from './texts';

/** Where the arches of the short set stand. */
const three = { left: 470, top: 130, across: 236, down: 0, scale: 1.6, inARow: 3 };

/** Where the arches of all games stand, in two rows. */
function layoutOf(games: number) {
  const inARow = Math.ceil(games / 2);
  const across = Math.min(151, 755 / inARow);
  return { left: 412, top: 62, across, down: 288, scale: across / 151, inARow };
}

/** Pictures of the results looked at last; they differ only by keystones and points, in bytes. */
const pictures = createPictureCache(4 * 1024 * 1024);

/**
 * Answers a request for the picture of a result. It belongs to one player, so no proxy may keep it.
 * @param playerId whose it is, to count it for.
 * @returns a PNG of 1200 x 630 px, 503 while too many pictures are being drawn, or 429 while too many are this player's.
 */
export async function pictureResponse(request: Request, result: DailyResult, dayText: string, playerId: string): Promise<Response> {
  const draw = async () => ({
    body: await renderPng({ svg: resultSvg(result, dayText), width: PREVIEW.width }, playerId),
    type: 'image/png' as const,
  });
  const answer = await pictures.answer(request, JSON.stringify(result), draw);
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'private, no-cache');
  return new Response(answer.body, { status: answer.status, headers });
}

const { picture: texts } = shareTexts;

/** A day's result: its points, and its arches with the keystones that were set; nothing of the puzzles. @returns SVG text. */
export function resultSvg(result: DailyResult, dayText: string): string {
  const games = result.three ? threeOf(result.day) : gamesOfDay(result.day);
  const { left, top, across, down, scale, inARow } = result.three ? three : layoutOf(games.length);
  return asFile(
    <PreviewFrame label={texts.label(dayText)} seatsAround={220}>
      <g stroke="var(--bg)" strokeWidth="16" strokeLinejoin="round" paintOrder="stroke">
        <text x="56" y="112" fontSize="52" fill="var(--text)">
          {result.three ? texts.three : texts.title}
        </text>
        <text x="56" y="160" fontSize="30" fill="var(--bronze)">
          {dayText}
        </text>
        <text x="56" y="322" fontSize="104" fill="var(--gold)">
          {keystonesIn(result)}
        </text>
        <text x="56" y="368" fontSize="30" fill="var(--text)">
          {texts.ofKeystones(result.keystones.length * KEYSTONES)}
        </text>
        <text x="56" y="432" fontSize="34" fill="var(--text)">
          {pointsText(result.score)}
        </text>
        <text x="56" y="572" fontSize="34" fill="var(--gold)">
          {claims.name}
        </text>
      </g>
      {games.map((game, index) => (
        <g
          key={game}
          transform={`translate(${left + (index % inARow) * across} ${top + Math.floor(index / inARow) * down})scale(${scale})`}
        >
          <ResultArch game={game} keystones={result.keystones[index]} />
        </g>
      ))}
    </PreviewFrame>,
  );
}

/** An arch of 134 x 168 px and its keystones below it. @param keystones undefined for a game that is not finished. */
function ResultArch({ game, keystones }: { game: GameId; keystones: number | undefined }) {
  return (
    <>
      <g transform="scale(0.558)">
        <path d="M0 0h240v300H0z" fill="var(--bg)" />
        <g opacity={keystones === undefined ? 0.35 : 1}>
          <ArchDrawing>
            <GameScene game={game} />
          </ArchDrawing>
        </g>
        {keystones !== undefined && (
          <path d={KEYSTONE_PATH} transform="translate(92 -9)scale(2 1.65)" fill="var(--gold)" stroke="var(--niche)" strokeWidth="1.5" />
        )}
        <path d="M0 300h240" stroke="var(--bronze)" strokeWidth="5" />
      </g>
      {Array.from({ length: KEYSTONES }, (_, stone) => {
        const isSet = stone < (keystones ?? 0);
        return (
          <path
            key={stone}
            d={KEYSTONE_PATH}
            transform={`translate(${8 + stone * 25} 186)scale(0.66)`}
            fill={isSet ? 'var(--gold)' : 'none'}
            stroke={isSet ? 'var(--gold)' : 'var(--bronze)'}
            strokeWidth="2"
            strokeOpacity={keystones === undefined ? 0.5 : 1}
          />
        );
      })}
    </>
  );
}
