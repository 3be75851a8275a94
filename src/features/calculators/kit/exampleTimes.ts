/** Load times in ms of twenty subjects of each variation: an example to paste over. */
export const EXAMPLE_TIMES = {
  control: '340 350 355 365 370 380 390 400 405 410 425 430 445 450 460 480 500 520 560 640',
  treatment: '300 305 315 320 330 335 340 345 350 355 360 370 375 385 390 400 415 430 455 500',
};
