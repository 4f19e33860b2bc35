import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Block } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { useBlockPersonMutation, useGetBlockQuery, useUnblockPersonMutation } from '../api/blocksApi';
import { personBlocked } from '../api/messageEvents';
import { useReturnPath } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { BackTo } from '../ui/pages/BackTo';
import { NoticePage } from '../ui/pages/NoticePage';
import { fullName } from '../ui/people/fullName';
import { NotFoundNotice } from '../ui/states/NotFoundNotice';
import { QueryState } from '../ui/states/QueryState';
import { CardsSkeleton } from '../ui/states/skeletons';
import { useSubject } from '../ui/states/useSubject';
import { TextLink } from '../ui/TextLink';
import classes from './blocks.module.css';
import { words } from './words.gen';
import { listText } from '../../domain/text/lists';
import { LANGUAGE } from '../ui/language';

interface Done {
  person: Block;
  isBlocked: boolean;
}

const icon = <IconCircleCheck size={40} stroke={1.5} aria-hidden />;

/** Blocks a person, or unblocks somebody who is blocked (rule blocks.list). */
export function BlockPage() {
  const { id, unreadable } = useSubject('person');
  if (unreadable) return <NotFoundNotice />;
  return id === undefined ? (
    <BackTo to={paths.blockedPeople} notice={words.block.choose} />
  ) : (
    <OfPerson key={id} id={id} />
  );
}

function OfPerson({ id }: { id: string }) {
  const person = useGetBlockQuery({ userId: id });
  const [done, setDone] = useState<Done>();
  // Not of the answer, which may be gone: who shares nothing else with a person sees only whom they've blocked.
  if (done) return <DoneNotice {...done} />;
  return (
    <QueryState query={person} skeleton={<CardsSkeleton count={1} />}>
      {(found) => <Ask person={found} onDone={setDone} />}
    </QueryState>
  );
}

function Ask({ person, onDone }: { person: Block; onDone: (done: Done) => void }) {
  const [blockPerson] = useBlockPersonMutation();
  const [unblockPerson] = useUnblockPersonMutation();
  const dispatch = useDispatch();
  const back = useReturnPath();
  const { userId } = person;
  const name = fullName(person);
  const isBlocked = person.since !== undefined;
  const text = isBlocked ? words.unblock : words.block;
  const leads = person.leads ?? false;
  const place = { leads, meets: leads || person.pods.length > 0 };
  const block = async () => {
    await blockPerson({ userId }).unwrap();
    dispatch(personBlocked(userId));
    onDone({ person, isBlocked: true });
  };
  const unblock = async () => {
    await unblockPerson({ userId }).unwrap();
    onDone({ person, isBlocked: false });
  };
  return (
    <ConfirmPage
      title={text.title({ name })}
      effects={isBlocked ? unblockEffects(name) : blockEffects(name, place)}
      verb={text.verb({ name })}
      danger={!isBlocked}
      onConfirm={isBlocked ? unblock : block}
      back={{ to: back }}
    />
  );
}

interface Place {
  /** Both are in a pod. */
  meets: boolean;
  /** The reader leads it. */
  leads: boolean;
}

function blockEffects(name: string, { meets, leads }: Place): string[] {
  const text = words.block;
  return [
    text.effect({ name }),
    text.private,
    ...(meets ? [text.meets] : []),
    ...(leads ? [text.leads] : []),
    text.reportFirst,
  ];
}

const unblockEffects = (name: string): string[] => [words.unblock.effect({ name }), words.unblock.private];

function DoneNotice({ person, isBlocked }: Done) {
  const back = useReturnPath();
  const name = fullName(person);
  const { pods } = person;
  const text = isBlocked ? words.block : words.unblock;
  return (
    <NoticePage title={text.doneTitle({ name })} icon={icon}>
      <p>{isBlocked ? words.block.done({ name }) : words.unblock.done}</p>
      {isBlocked && pods.length > 0 && (
        <>
          <p>
            {words.block.pods({
              names: listText(
                pods.map((pod) => pod.name),
                LANGUAGE,
              ),
            })}
          </p>
          <div className={classes.pods}>
            {pods.map((pod) => (
              <ButtonLink key={pod.id} to={pathTo(paths.podSwitch, { pod: pod.id })} variant="default">
                {pods.length === 1 ? words.block.switchPod : words.block.switchFrom({ name: pod.name })}
              </ButtonLink>
            ))}
          </div>
        </>
      )}
      {isBlocked && <p>{words.block.others}</p>}
      <p>
        <TextLink to={back}>{words.block.back}</TextLink>
      </p>
    </NoticePage>
  );
}
