import { emmaAny, emmaBrokenOff, emmaReply } from './emma/any';
import { emmaComplication } from './emma/complication';
import { emmaEnding } from './emma/ending';
import { emmaEpilogue } from './emma/epilogue';
import { emmaOpening } from './emma/opening';
import { emmaTurn } from './emma/turn';
import { liamAny, liamBrokenOff, liamReply } from './liam/any';
import { liamLate } from './liam/late';
import { liamComplication, liamEnding, liamEpilogue, liamOpening, liamTurn } from './liam/opening';
import { noahAny, noahBrokenOff, noahReply } from './noah/any';
import { noahComplication } from './noah/complication';
import { noahLate, noahLateEnding } from './noah/late';
import { noahOpening } from './noah/opening';
import { noahEnding, noahEpilogue, noahTurn } from './noah/turn';
import { oliviaAny, oliviaBrokenOff, oliviaReply } from './olivia/any';
import { oliviaComplication } from './olivia/complication';
import { oliviaLate, oliviaLateAny, oliviaLateComplication, oliviaLateEnding, oliviaLateOpening, oliviaLateTurn } from './olivia/late';
import { oliviaOpening } from './olivia/opening';
import { oliviaEnding, oliviaEpilogue, oliviaTurn } from './olivia/turn';
import type { PieceGroup } from './piece';

/** Every group of pieces that belongs to no thread. */
export const pieceGroups: readonly PieceGroup[] = [
  emmaAny,
  emmaReply,
  emmaBrokenOff,
  emmaComplication,
  emmaEnding,
  emmaEpilogue,
  emmaOpening,
  emmaTurn,
  noahAny,
  noahReply,
  noahBrokenOff,
  noahComplication,
  noahOpening,
  noahTurn,
  noahEnding,
  noahEpilogue,
  oliviaAny,
  oliviaReply,
  oliviaBrokenOff,
  oliviaComplication,
  oliviaOpening,
  oliviaTurn,
  oliviaEnding,
  oliviaEpilogue,
  liamAny,
  liamReply,
  liamBrokenOff,
  liamOpening,
  liamComplication,
  liamTurn,
  liamEnding,
  liamEpilogue,
  liamLate,
  noahLate,
  noahLateEnding,
  oliviaLate,
  oliviaLateAny,
  oliviaLateComplication,
  oliviaLateEnding,
  oliviaLateOpening,
  oliviaLateTurn,
];
