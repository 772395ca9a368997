// Made by Scripts/embed-assets.sh from assets/page/page.css. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The style of a page that plays.
  package static let pageStyle = ##"""
/* The page that plays. Its colours come from the theme: --ground, --ink, --soft, --line, --accent. */
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(8px, 2vw, 24px); background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1200px; margin: auto; }
figure { margin: 0; --at: 0; }
img, canvas { display: block; margin: auto; }
.still { max-width: 100%; height: auto; }
.plays .still { display: none; }
figcaption { max-width: 70ch; margin: 12px auto 0; overflow-wrap: anywhere; }
code { font: 13px/1.5 ui-monospace, monospace; color: var(--soft); white-space: pre-wrap; }

/* The picture, and what is asked over it. */
canvas { image-rendering: pixelated; }
.stage { position: relative; }
.view { overflow: hidden; scrollbar-width: thin; scrollbar-color: var(--soft) transparent; outline: 0; }
.view canvas { cursor: pointer; touch-action: pan-y; }
.zoomed { overflow: auto; }
.zoomed canvas { cursor: move; touch-action: none; }
.ask { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; padding: 16px; text-align: center; background: color-mix(in srgb, var(--ground) 92%, transparent); }
.ask p { max-width: 40ch; margin: 0 0 12px; }

/* The controls. */
.bar, .plot, .census, .notes { max-width: 720px; margin: 0 auto; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; }
.row > i { flex: 1; }
.position { margin-left: 8px; font-size: 14px; color: var(--soft); font-variant-numeric: tabular-nums; }
button, select, [type=search] { min-width: 32px; height: 32px; padding: 0 8px; border: 1px solid transparent; border-radius: 6px; background: none; color: var(--ink); font: inherit; font-size: 14px; cursor: pointer; }
.row button { padding: 0 6px; }
.ask button, code + button, .tools button, [type=search], .tools select { border-color: var(--soft); }
code + button { margin-left: 8px; height: 26px; font-size: 13px; }
svg { display: block; width: 18px; height: 18px; margin: auto; fill: currentColor; }
button:hover, select:hover { background: color-mix(in srgb, var(--ink) 10%, transparent); }
[aria-pressed=false] { color: var(--soft); }
[aria-pressed=true] { color: var(--accent); }
select { appearance: none; text-align: center; }
option { background: var(--ground); color: var(--ink); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

/* The slider of time: a line, filled up to the frame that is shown. */
[type=range] { appearance: none; display: block; width: 100%; height: 28px; margin: 4px 0 0; background: none; cursor: pointer; border-radius: 6px; }
::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: linear-gradient(to right, var(--accent) calc(8px + (100% - 16px) * var(--at)), var(--line) 0); }
::-moz-range-track { height: 4px; border-radius: 2px; background: linear-gradient(to right, var(--accent) calc(8px + (100% - 16px) * var(--at)), var(--line) 0); }
::-webkit-slider-thumb { appearance: none; width: 16px; height: 16px; margin-top: -6px; border: 0; border-radius: 50%; background: var(--accent); }
::-moz-range-thumb { width: 16px; height: 16px; border: 0; border-radius: 50%; background: var(--accent); }

/* The census: a chart as wide as the slider's way, and numbers. */
.plot { position: relative; padding: 0 8px; margin-top: 8px; cursor: pointer; touch-action: pan-y; }
.plot canvas { width: 100%; height: 96px; }
.plot i { position: absolute; top: 16px; bottom: 0; left: calc(8px + (100% - 16px) * var(--at)); width: 2px; margin-left: -1px; background: var(--accent); }
.census { display: flex; flex-wrap: wrap; gap: 2px 20px; padding: 8px 8px 0; font-size: 14px; }
.census div { display: flex; align-items: center; gap: 6px; }
.census i { width: 10px; height: 10px; border-radius: 2px; box-shadow: 0 0 0 1px var(--line); }
dt { color: var(--soft); }
dd { margin: 0; min-width: 3ch; font-variant-numeric: tabular-nums; }
.notes { min-height: 1.5em; padding: 4px 8px 0; }

:fullscreen { display: flex; flex-direction: column; justify-content: center; padding: 8px; overflow: auto; background: var(--ground); }
:fullscreen > * { width: 100%; }

@media print {
  .plays .still { display: block; }
  .stage, .bar, .plot, .census, .notes, .tools, .tiles, dialog, button { display: none !important; }
}
"""##
}
