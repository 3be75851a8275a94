/** The simulators: page and title. */
export const SIMULATORS = [
  {route: '/statistics/lab/peeking/', title: 'A/A tests with a daily look'},
  {
    route: '/statistics/lab/interval-over-time/',
    title: 'One experiment, four intervals, day by day',
  },
  {route: '/statistics/lab/power-simulation/', title: 'The same experiment, repeated'},
  {route: '/statistics/lab/srm-simulation/', title: 'A bug that loses subjects of one variation'},
  {route: '/statistics/lab/novelty/', title: 'An effect that changes from day to day'},
  {route: '/contextual-bandits/simulator/', title: 'A bandit that learns day by day'},
  {route: '/geolift/demo/', title: 'A geo test with a known truth'},
];
