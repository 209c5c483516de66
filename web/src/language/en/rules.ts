import { plural } from '../format';

export const rules = {
  title: (name: string) => `Rules of ${name} · Variorum`,
  plainTitle: 'Rules · Variorum',
  fetching: 'Fetching the rules…',
  missing: 'No rules here',
  contents: 'On this page',
  pieces: 'Pieces and their signs',
  neutrals: 'Pieces of neither side',
  rulings: 'Rulings',
  rulingsLead: 'Choices made where the inventor’s text is silent or contradicts itself.',
  royal: 'royal',
  size: (size: string, pieces: number, neutral: number) => {
    const count = plural(pieces, { one: '# piece', other: '# pieces' });
    return neutral > 0 ? `${size} · ${count} and ${neutral} neutral` : `${size} · ${count}`;
  },
  playThis: 'Play this game',
  start: 'Start position',
  rings:
    'Double lines mark the rings: a step over one goes to a file of another ring. ' +
    'Short double lines under a file do so for the step to the next level.',
  regions: 'Thin lines are edges that some pieces may not cross: the pieces’s own rules say which.',
};
