import { useMemo } from 'react';
import type { ListPage } from '../../api/listPage';
import type { QueryLike } from '../states/QueryState';
import { useHasBeenTrue } from '../useHasBeenTrue';
import { isOfNextPage, useNextPage, type InfiniteQueryLike, type NextPage } from './useNextPage';

/** Shorter lists can be scanned by eye. */
export const SEARCH_SHOWN_FROM_ITEMS = 9;

interface Listed<Page extends ListPage<unknown>> {
  items: Page['items'];
  pages: readonly Page[];
  /** Its `q` is the search of all the pages. */
  lastPage: Page;
}

interface InfiniteAnswer<Page> extends InfiniteQueryLike {
  data?: { pages: Page[] };
  currentData?: { pages: Page[] };
  originalArgs?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListedPages<Page extends ListPage<unknown>> {
  /** While another search loads, this holds the previous results. */
  query: QueryLike<Listed<Page>>;
  rest: NextPage;
  isLong: boolean;
}

const isSearch = (asked: unknown) => typeof asked === 'object' && asked !== null && 'q' in asked;

interface Options<Page extends ListPage<unknown>> {
  /** Items that move between pages during loading occur twice. */
  idOf: (item: Page['items'][number]) => string;
}

/** `idOf` must be the same function on every render. */
export function useListedPages<Page extends ListPage<unknown>>(
  answer: InfiniteAnswer<Page>,
  { idOf }: Options<Page>,
): ListedPages<Page> {
  const { data, currentData, originalArgs, error, refetch } = answer;
  const shown = error ? currentData : (currentData ?? data);
  const listed = useMemo(() => {
    const lastPage = shown?.pages.at(-1);
    if (!shown || !lastPage) return undefined;
    const items = new Map(shown.pages.flatMap((page) => page.items.map((item) => [idOf(item), item] as const)));
    return { items: [...items.values()], pages: shown.pages, lastPage };
  }, [shown, idOf]);
  const isLong = useHasBeenTrue(
    isSearch(originalArgs) || (listed !== undefined && listed.lastPage.total >= SEARCH_SHOWN_FROM_ITEMS),
  );
  return {
    query: { currentData: listed, error: isOfNextPage(answer) ? undefined : error, refetch },
    rest: useNextPage(answer),
    isLong,
  };
}
