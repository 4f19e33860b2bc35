/** Text for date and time fields. */
export const dateTimeWords = {
  example: (date: string) => `For example ${date}`,
  part: (label: string, part: 'date' | 'time') => `${label}: ${part}`,
  choose: 'Choose date',
  change: (date: string) => `Change date, ${date}`,
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  time: (zone: string) => `Time (${zone})`,
  hour: 'Hour',
  minutes: 'Minutes',
  done: 'Done',
  noZone: 'No city by that name. Try the largest one near you.',
};
