import { Button } from '@mantine/core';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { mySettingsPath } from '../../domain/links';
import { DueActions, useListedActions } from '../onboarding';
import { EmptyState } from '../ui/states/EmptyState';
import { NoNotificationsDrawing } from '../ui/illustrations/NoNotificationsDrawing';
import { ListEnd } from '../ui/lists/ListEnd';
import { ListPage } from '../ui/pages/ListPage';
import { QueryState, type QueryLike } from '../ui/states/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { CardsSkeleton } from '../ui/states/skeletons';
import { TextLink } from '../ui/TextLink';
import { useNow } from '../ui/useNow';
import type { Notification } from '../../contract/entities.gen';
import { FailureAlert } from '../ui/states/FailureAlert';
import { useFocusNextRow } from '../ui/focus/useFocusNextRow';
import { notificationsApi, useNotificationPagesInfiniteQuery } from '../api/notificationsApi';
import type { ApiState } from '../stream/events';
import { useListedPages } from '../ui/lists/useListedPages';
import type { NextPage } from '../ui/lists/useNextPage';
import { NotificationGroup } from './NotificationGroup';
import { NotificationRow } from './NotificationRow';
import classes from './NotificationsPage.module.css';
import { words } from './words.gen';
import { useDismissAll } from './useDismissAll';

const idOf = ({ id }: Notification) => id;

const KEPT_MS = 60_000;

let leaving: ReturnType<typeof setTimeout> | undefined;

const keepFirstPage = () =>
  notificationsApi.util.updateQueryData('notificationPages', undefined, ({ pages, pageParams }) => {
    pages.splice(1);
    pageParams.splice(1);
  });

/** The badge always uses the same cache entry: with all loaded pages, each event would refetch them all. */
function useShortAgainOnceLeft() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  useEffect(() => {
    clearTimeout(leaving);
    return () => {
      leaving = setTimeout(() => dispatch(keepFirstPage()), KEPT_MS);
    };
  }, [dispatch]);
}

function useNotificationPages(): { query: QueryLike<Notification[]>; rest: NextPage } {
  useShortAgainOnceLeft();
  const { query, rest } = useListedPages(useNotificationPagesInfiniteQuery(), { idOf });
  const { currentData, ...state } = query;
  const items = currentData?.items;
  const listed = useMemo(() => items && [...items].sort((a, b) => b.created - a.created), [items]);
  return { query: { ...state, currentData: listed }, rest };
}

const CLOCK_SECONDS = 60;

const nothingNew = (
  <EmptyState icon={<NoNotificationsDrawing />} title={words.none}>
    {words.noneWhy}
  </EmptyState>
);

export function NotificationsPage() {
  const { query: notifications, rest } = useNotificationPages();
  const due = useListedActions();
  const now = useNow(CLOCK_SECONDS);
  const zone = useReaderZone();
  return (
    <ListPage
      title={words.title}
      intro={<TextLink to={mySettingsPath('notifications')}>{words.settings}</TextLink>}
      actions={<DismissAll list={notifications.currentData ?? []} />}
    >
      <QueryState query={notifications} skeleton={<CardsSkeleton />}>
        {(list) => (
          <>
            <QueryState
              query={due}
              skeleton={list.length === 0 && <CardsSkeleton />}
              isEmpty={(actions) => actions.length === 0 && list.length === 0}
              empty={nothingNew}
            >
              {(actions) => <DueActions actions={actions} />}
            </QueryState>
            <ul className={classes.list}>
              {list.map((notification) => {
                const { id, group } = notification;
                const shown = { notification, now, zone };
                // A group keeps its key when a notification is added, so that it stays unfolded.
                return group ? (
                  <NotificationGroup key={group.id} group={group} {...shown} />
                ) : (
                  <NotificationRow key={id} {...shown} />
                );
              })}
            </ul>
            <ListEnd rest={rest} more={words.more} failed={words.moreFailed} />
          </>
        )}
      </QueryState>
    </ListPage>
  );
}

/** Ids increase with time. */
const newestOf = (list: readonly Notification[]) => list.reduce((newest, { id }) => (id > newest ? id : newest), '');

const dismissible = (list: readonly Notification[]) =>
  list.reduce((sum, { needsAnswer, group }) => sum + (needsAnswer ? 0 : (group?.count ?? 1)), 0);

/** Hidden if the button of a single notification has the same effect. */
function DismissAll({ list }: { list: readonly Notification[] }) {
  return dismissible(list) > 1 ? <Dismiss newest={newestOf(list)} /> : null;
}

function Dismiss({ newest }: { newest: string }) {
  const { isBusy, error, dismissAll } = useDismissAll({ newest });
  return (
    <div className={classes.all} ref={useFocusNextRow<HTMLDivElement>()}>
      {error !== undefined && <FailureAlert error={error} />}
      <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => void dismissAll()}>
        {words.dismissAll}
      </Button>
    </div>
  );
}
