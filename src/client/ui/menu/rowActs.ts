export interface RowAct {
  label: string;
  /** A page, a link out of the product, or what to do here. */
  to?: string;
  /** The navigation state of `to`. */
  state?: unknown;
  href?: string;
  onClick?: () => void;
  isRed?: boolean;
}

export interface RowMenuProps {
  /** Names the row: 'Actions for Anna Lee'. */
  label: string;
  acts: readonly RowAct[];
}
