/** The id of the last person here who runs the chosen business: their pages begin with room for the menu. */
export const staffKey = 'stepwell.staff';
