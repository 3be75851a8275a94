/** Words that carry no meaning of their own in a query or a page. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being between both but ' +
    'by can cannot could did do does doing during each few for from further had has have having ' +
    'he her here hers him his how i if in into is it its itself just let like me more most my ' +
    'myself no nor not now of off on once only or other our ours out over own please same shall ' +
    'she should so some such than that the their theirs them then there these they this those ' +
    'through to too under until up us very was we were what when where which while who whom whose ' +
    'why will with would you your yours eppo'
  ).split(' '),
);
