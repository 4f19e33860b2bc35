import { useMemo } from 'react';
import type { ListPage } from '../../api/listPage';
import type { QueryLike } from '../states/QueryState';
import { useHasBeenTrue } from '../useHasBeenTrue';
import { isOfNextPage, useNextPage, type InfiniteQueryLike, type NextPage } from './useNextPage';

/** Lists of at least this many items have a search; shorter lists can be scanned by eye. */
export const SEARCH_SHOWN_FROM_ITEMS = 9;

interface Listed<Page extends ListPage<unknown>> {
  /** Items loaded so far, without duplicates. */
  items: Page['items'];
  /** The pages of these items, with duplicates. */
  pages: readonly Page[];
  /** The last page; its `q` is the search of all the pages. */
  last: Page;
}

interface InfiniteAnswer<Page> extends InfiniteQueryLike {
  data?: { pages: Page[] };
  currentData?: { pages: Page[] };
  /** The query's argument, with a `q` when searching. */
  originalArgs?: unknown;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListedPages<Page extends ListPage<unknown>> {
  /** While another search loads, these are the previous results. */
  query: QueryLike<Listed<Page>>;
  rest: NextPage;
  /** Whether there are enough items for a search to help, or the address contains a search. */
  isLong: boolean;
}

const isSearch = (asked: unknown) => typeof asked === 'object' && asked !== null && 'q' in asked;

interface Options<Page extends ListPage<unknown>> {
  /** Returns the id of an item: items that moved between pages during loading occur twice. */
  idOf: (item: Page['items'][number]) => string;
}

/** A paginated list, as far as the user has scrolled (rule platform.pages). `idOf` must be constant. */
export function useListedPages<Page extends ListPage<unknown>>(
  answer: InfiniteAnswer<Page>,
  { idOf }: Options<Page>,
): ListedPages<Page> {
  const { data, currentData, originalArgs, error, refetch } = answer;
  const shown = error ? currentData : (currentData ?? data);
  const listed = useMemo(() => {
    const last = shown?.pages.at(-1);
    if (!shown || !last) return undefined;
    const items = new Map(shown.pages.flatMap((page) => page.items.map((item) => [idOf(item), item] as const)));
    return { items: [...items.values()], pages: shown.pages, last };
  }, [shown, idOf]);
  const isLong = useHasBeenTrue(
    isSearch(originalArgs) || (listed !== undefined && listed.last.total >= SEARCH_SHOWN_FROM_ITEMS),
  );
  return {
    query: { currentData: listed, error: isOfNextPage(answer) ? undefined : error, refetch },
    rest: useNextPage(answer),
    isLong,
  };
}
