// A first game, guided: the board, and the card with the task beside it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { analysis as api, type Guide as GuideSteps } from '../api/analysis';
import { plain } from '../api/client';
import type { GameDetail } from '../api/types';
import { Ghost } from '../board/Board';
import { CommandLine } from '../command/CommandLine';
import { openDialogue } from '../command/dialogue';
import { stagePartner } from '../command/partners';
import { language, t } from '../language';
import { useSides } from '../language/sides';
import { Answer } from '../learn/Answer';
import type { Asked } from '../learn/asking';
import { Guide } from '../learn/Guide';
import { openGuided } from '../learn/guided';
import { lessonOf } from '../learn/reach';
import { Chooser } from '../play/Chooser';
import { KeyList } from '../play/Keys';
import { StageBoard, StageStatus, useStageKeys } from '../play/StageBoard';
import { rulesPath } from '../router';
import { gameDetail } from '../state/games';
import { Opening } from '../ui/Opening';
import { useTitle } from '../ui/title';

function Page({ game, guide, rules }: { game: GameDetail; guide: GuideSteps; rules: string }) {
  const guided = useMemo(() => openGuided(game, guide), [game, guide]);
  useSides(game);
  useEffect(() => guided.close, [guided]);
  const dialogue = useMemo(() => openDialogue(stagePartner(guided)), [guided]);
  useStageKeys(guided);
  const session = { ...guided, ...guided.turns };
  const asked = useSignal<Asked | null>(null);
  const off = game.hands || game.pool;
  return (
    <main
      class={`guided ${game.levels === '' ? 'guided-flat' : 'guided-space'} ${off ? 'has-hands' : ''}`}
      style={{ '--files': game.files, '--ranks': game.ranks }}
    >
      <h1>{t('guide-title', { game: game.name })}</h1>
      <Guide guided={guided} rules={rules} />
      <StageBoard stage={guided} asked={asked} />
      {asked.value && (
        <section class="desk-place guided-answer" aria-label={t('play-place')}>
          <Answer game={game} asked={asked} pieces={guided.pieces.value} />
        </section>
      )}
      <div class="guided-side">
        <CommandLine dialogue={dialogue} />
        <StageStatus stage={guided} />
        <p class="guided-links">
          <a href={rulesPath(game.id)}>{t('guide-rules')}</a>
        </p>
      </div>
      <Chooser session={session} side={guided.view.value?.side ?? 'w'} />
      <Ghost names={guided.names.value} />
      <KeyList />
    </main>
  );
}

interface Found {
  game: GameDetail;
  guide: GuideSteps;
  rules: string;
}

export function Learn({ id }: { id: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const tongue = language.value;
  useTitle(found ? t('guide-page-title', { game: found.game.name }) : t('guide-plain-title'));
  useEffect(() => {
    let late = false;
    setError(null);
    Promise.all([gameDetail(id), api.guide(id, tongue), lessonOf(id, tongue)]).then(
      ([game, guide, lesson]) => late || setFound({ game, guide, rules: lesson.rules }),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [id, tongue, tries]);
  if (found) return <Page {...found} />;
  return (
    <Opening waiting={t('guide-fetching')} missing={t('guide-missing')} error={error}>
      <button type="button" onClick={() => setTries(tries + 1)}>
        {t('site-try-again')}
      </button>
    </Opening>
  );
}
