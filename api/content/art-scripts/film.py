"""A short film: moves of the camera round a bike, slow moves over finished renders, soft cuts, a title. Needs Debian's ffmpeg.

film.py ORIGINALS ORBITS FONTS NAME OUT: ORIGINALS is the folder of the renders, ORBITS has what orbit.sh made (its README says of
which scenes), FONTS has brand-600.ttf and brand-800.ttf (written by brandFontFile of ../type), NAME is one of FILMS, OUT the folder
for NAME.webm (VP9) and NAME.mp4 (H.264).
"""
import glob, subprocess, sys

FPS, SECONDS, FADE = 24, 2.8, .5
# picture, zoom at start and end, point looked at (share of the free way, x and y) at start and end; or a move of the camera alone
FILMS = {
    'marut-gt': (('Vayu Marut GT', 'The café racer, charged'), [
        ('night',),
        ('gt-graphite-detail-light', 1.22, 1.06, (.6, .8), (.5, .3)),
        ('gt-graphite-detail-motor', 1.05, 1.22, (.2, .6), (.45, .6)),
        ('gt-graphite-detail-seat', 1.20, 1.04, (.1, .4), (.6, .5)),
        ('gt-red-hero', 1.85, 1.55, (.62, .2), (.70, .25)),
        ('gt-green-hero', 1.12, 1.00, (.5, .4), (.5, .5))]),
    'sport-and-tour': (('Marut Sport and Tour', 'One chassis, two characters'), [
        ('sport-blue-hero', 1.00, 1.10, (.5, .5), (.55, .45)),
        ('sport-blue-hero', 2.05, 1.70, (.78, .18), (.62, .25)),
        ('sport-red-hero', 1.30, 1.12, (.3, .5), (.6, .4)),
        ('hills',),
        ('tour-sand-detail-case', 1.04, 1.20, (.3, .6), (.4, .5)),
        ('tour-teal-hero', 1.12, 1.00, (.5, .4), (.5, .5))]),
    'motor-and-battery': (('Inside a Vayu', 'Motor and battery, in the open'), [
        ('motor',),
        ('motor-hero', 2.10, 1.80, (.35, .55), (.45, .5)),
        ('battery-hero', 1.12, 1.00, (.5, .4), (.5, .5)),
        ('battery-hero', 1.75, 1.95, (.35, .5), (.5, .75)),
        ('gt-graphite-detail-motor', 1.22, 1.02, (.4, .6), (.5, .5)),
        ('gt-graphite-hero', 1.60, 1.10, (.5, .65), (.5, .5))])}

originals, orbits, fonts, name, out = sys.argv[1:6]
(title, line), shots = FILMS[name]
frames = int(SECONDS*FPS)
inputs, parts = [], []
for at, (picture, *move) in enumerate(shots):
    if not move:
        count = len(glob.glob(f'{orbits}/{picture}-[0-9]*.png'))
        inputs += ['-framerate', f'{(count-1)/SECONDS:.4f}', '-i', f'{orbits}/{picture}-%03d.png']
        # Grain off, pictures between those that were rendered, and the last one held while the next shot fades in.
        parts.append(f'[{at}:v]nlmeans=s=7:p=5:r=9,minterpolate=fps={FPS}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1,'
                     f'scale=1280:720:flags=lanczos,tpad=stop_mode=clone:stop_duration=1,trim=end_frame={frames},setpts=PTS-STARTPTS,'
                     f'fps={FPS},settb=1/{FPS},format=yuv420p,setsar=1[s{at}]')
        continue
    z0, z1, (x0, y0), (x1, y1) = move
    inputs += ['-i', f'{originals}/{picture}.webp']
    # Eased from 0 to 1, so that no move starts or stops at once.
    p = f'(0.5-0.5*cos(PI*on/{frames}))'
    path = f"z='{z0}+({z1}-{z0})*{p}':x='(iw-iw/zoom)*({x0}+({x1}-{x0})*{p})':y='(ih-ih/zoom)*({y0}+({y1}-{y0})*{p})'"
    parts.append(f'[{at}:v]crop=iw:iw*9/16,scale=2560:1440:flags=lanczos,zoompan={path}:d={frames}:s=1280x720:fps={FPS},settb=1/{FPS},format=yuv420p,setsar=1[s{at}]')
last = 's0'
for at in range(1, len(shots)):
    parts.append(f'[{last}][s{at}]xfade=transition=fade:duration={FADE}:offset={at*(SECONDS-FADE):.2f}[x{at}]')
    last = f'x{at}'
end = SECONDS*len(shots)-FADE*(len(shots)-1)
def words(text, weight, size, y, start, stop):
    fade = f"alpha='min(1,max(0,min((t-{start})/0.4,({stop}-t)/0.4)))'"
    return f"drawtext=fontfile={fonts}/brand-{weight}.ttf:text='{text}':fontcolor=white:fontsize={size}:x=72:y={y}:{fade}"
texts = [words(title, 800, 54, 560, .3, 2.6), words(line, 600, 25, 626, .5, 2.6),
         words('VAYU', 800, 54, 576, end-2.0, end+1)]
parts.append(f'[{last}]{",".join(texts)},fade=t=out:st={end-.4:.2f}:d=0.4,split[h264][vp9]')
subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', *inputs, '-filter_complex', ';'.join(parts),
                '-map', '[h264]', '-an', '-c:v', 'libx264', '-preset', 'medium', '-crf', '24', '-movflags', '+faststart', f'{out}/{name}.mp4',
                '-map', '[vp9]', '-an', '-c:v', 'libvpx-vp9', '-crf', '37', '-b:v', '0', '-cpu-used', '4', '-row-mt', '1', f'{out}/{name}.webm'],
               check=True)
