# Places for the bike outside of the studio: everything is modelled here, nothing comes from elsewhere.
# build(name, ...) makes ground, surroundings, light and the depth of field of one scene (bike.py --scene NAME).
import bpy, random
from math import sin, cos, pi, radians
from mathutils import Vector, Matrix, noise
from kit import *

def node_ramp(nt, value, stops):
    r = nt.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].position, r.color_ramp.elements[0].color = stops[0]
    r.color_ramp.elements[1].position, r.color_ramp.elements[1].color = stops[-1]
    for p, c in stops[1:-1]: r.color_ramp.elements.new(p).color = c
    nt.links.new(value, r.inputs[0]); return r.outputs[0]

def noise_fac(nt, scale, detail=4):
    tc = nt.nodes.new('ShaderNodeTexCoord'); t = nt.nodes.new('ShaderNodeTexNoise')
    t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail
    nt.links.new(tc.outputs['Object'], t.inputs['Vector']); return t.outputs['Fac']

def grey(v, a=1): return (v, v, v, a)

def surface(name, dark, light, scale=3, rough=(.8, .9), bump=.1, grain=60, grain_depth=.004, wet_scale=.9):
    """A ground or a wall: two shades, a roughness that varies (puddles when it begins near 0), a grain."""
    if name in MATS: return MATS[name]
    m = principled(name); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    nt.links.new(node_ramp(nt, noise_fac(nt, scale), [(.35, srgb(dark)), (.65, srgb(light))]), b.inputs['Base Color'])
    nt.links.new(node_ramp(nt, noise_fac(nt, wet_scale, 3), [(.42, grey(rough[0])), (.58, grey(rough[1]))]), b.inputs['Roughness'])
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = grain_depth
    nt.links.new(noise_fac(nt, grain, 6), bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m

def matte(name, colour, rough=.75): return principled(name, **{'Base Color': srgb(colour), 'Roughness': rough, 'Specular': .3})

def slab(name, x0, y0, x1, y1, z, mat):
    return mesh_obj(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, smooth=False)

def light(kind, name, loc, target, power, colour=(1, 1, 1), size=1.0, size_y=None, angle=None):
    l = bpy.data.lights.new(name, kind); l.energy = power; l.color = colour
    if kind == 'AREA': l.shape = 'RECTANGLE'; l.size = size; l.size_y = size_y or size
    if kind == 'SPOT': l.spot_size = radians(angle); l.spot_blend = .6; l.shadow_soft_size = size
    if kind == 'SUN': l.angle = radians(size)
    o = bpy.data.objects.new(name, l); o.location = loc
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    link(o); o.visible_camera = False
    return o

def sky(sun_elevation, sun_turn, strength):
    w = bpy.context.scene.world; nt = w.node_tree; t = nt.nodes.new('ShaderNodeTexSky')
    t.sky_type = 'NISHITA'; t.sun_disc = False; t.sun_elevation = radians(sun_elevation); t.sun_rotation = radians(sun_turn)
    t.dust_density = 2.2
    nt.links.new(t.outputs[0], nt.nodes['Background'].inputs[0]); nt.nodes['Background'].inputs[1].default_value = strength

def flat_world(colour, strength):
    b = bpy.context.scene.world.node_tree.nodes['Background']; b.inputs[0].default_value = srgb(colour); b.inputs[1].default_value = strength

def leaves(name, c, n, spread, length, mat, rng):
    """A plant: bent blades that grow out of one point."""
    verts, faces = [], []
    for _ in range(n):
        a = rng.uniform(0, 2*pi); out = rng.uniform(.25, 1)*spread; up = length*rng.uniform(.6, 1)
        d = Vector((cos(a), sin(a), 0)); side = Vector((-sin(a), cos(a), 0)); w = length*rng.uniform(.05, .10)
        k = len(verts)
        for i in range(5):
            t = i/4; p = Vector(c)+d*out*t**1.4+Vector((0, 0, up*(t-.45*t**3)))
            h = w*sin(pi*(.12+.88*t)); verts += [p-side*h, p+side*h]
        faces += [(k+2*i, k+2*i+1, k+2*i+3, k+2*i+2) for i in range(4)]
    return mesh_obj(name, verts, faces, mat, angle=80)

def pot(c, r, h, rng):
    clay = surface('clay', '#8a4a2f', '#a85f3e', 6, (.75, .9), .2)
    revolve('pot', [(0, 0), (r*.7, 0), (r*.95, h*.9), (r*1.08, h*.9), (r*1.08, h), (r*.92, h), (r*.9, h*.86), (0, h*.86)], clay, c, (0, 0, 1), 64, bev=.004)
    leaves('plant', (c[0], c[1], c[2]+h*.85), 46, r*2.1, h*2.1, matte('leaf', '#3d6b35', .45), rng)

def focus(cam, target, fstop):
    cam.data.dof.use_dof = True; cam.data.dof.focus_distance = (Vector(target)-cam.location).length; cam.data.dof.aperture_fstop = fstop

def kerb(y, x0, x1, colours, h=.16, step=.9):
    mats = [surface('kerb%d' % i, c, c, 9, (.8, .9), .3) for i, c in enumerate(colours)]
    x = x0; i = 0
    while x < x1:
        box('kerb', (x+step/2, y, h/2), (step-.012, .2, h), mats[i % len(mats)], .015); x += step; i += 1

# ------------------------------------------------------------------ home: charging at a 15 A socket, evening
def home(cam, target):
    rng = random.Random(4); wall = 1.02
    tile = principled('tile', **{'Roughness': .38}); nt = tile.node_tree; b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord'); br = nt.nodes.new('ShaderNodeTexBrick'); br.offset = 0
    br.inputs['Scale'].default_value = 1; br.inputs['Brick Width'].default_value = br.inputs['Row Height'].default_value = .6
    br.inputs['Mortar Size'].default_value = .006
    br.inputs['Color1'].default_value = srgb('#6d7470'); br.inputs['Color2'].default_value = srgb('#5f6763'); br.inputs['Mortar'].default_value = srgb('#3b3f3d')
    nt.links.new(tc.outputs['Object'], br.inputs['Vector']); nt.links.new(br.outputs['Color'], b.inputs['Base Color'])
    slab('floor', -9, -9, 9, wall, 0, tile)
    low = surface('dado', '#20484a', '#27565a', 2, (.5, .65), .25, 30); high = surface('plaster', '#c9b48f', '#d8c6a3', 2, (.8, .9), .3, 24)
    mesh_obj('wlow', [(-9, wall, 0), (9, wall, 0), (9, wall, 1.0), (-9, wall, 1.0)], [(0, 1, 2, 3)], low, smooth=False)
    mesh_obj('whigh', [(-9, wall, 1.0), (9, wall, 1.0), (9, wall, 4), (-9, wall, 4)], [(0, 1, 2, 3)], high, smooth=False)
    box('band', (0, wall, 1.0), (18, .03, .035), matte('bandm', '#7d2f1f', .5)); box('skirt', (0, wall, .05), (18, .03, .1), matte('skirtm', '#2c302f', .4))
    # door of teak, on the right
    wood = surface('teak', '#4a2a17', '#69401f', 3, (.35, .5), .3, 18)
    for x in (1.55, 2.65): box('jamb', (x, wall, 1.1), (.1, .12, 2.2), wood, .01)
    box('leaf', (2.1, wall-.01, 1.1), (1.0, .05, 2.16), wood, .006)
    for z in (.55, 1.55): box('panel', (2.1, wall-.045, z), (.68, .03, .72), wood, .02)
    # socket with switch and lamp, plug, cable to the bike
    white = principled('white', **{'Base Color': srgb('#ece9e0'), 'Roughness': .3}); black = principled('cableblack', **{'Base Color': (.012, .012, .013, 1), 'Roughness': .45})
    orange = principled('cable', **{'Base Color': srgb('#e2661a'), 'Roughness': .42})
    sx, sz = -1.02, 1.22
    box('sbox', (sx, wall-.022, sz), (.24, .044, .15), white, .012); box('switch', (sx-.07, wall-.05, sz), (.045, .018, .075), white, .006)
    cyl('slamp', (sx-.07, wall-.044, sz+.055), (sx-.07, wall-.052, sz+.055), .008, emission('redlamp', (1, .05, .02, 1), 6))
    cyl('plug', (sx+.045, wall-.045, sz), (sx+.045, wall-.115, sz), .036, black, .026)
    tube('cable', [(sx+.045, wall-.11, sz), (sx+.05, wall-.22, sz-.22), (sx+.12, wall-.34, .35), (sx+.32, wall-.52, .05), (sx+.55, .36, .18), (-.30, .20, .50), (-.25, .13, .60)], .012, orange)
    cyl('inlet', (-.25, .16, .585), (-.25, .10, .61), .028, black)
    pot((-2.05, .58, 0), .19, .34, rng); pot((-2.5, .72, 0), .15, .26, rng); pot((1.28, .74, 0), .14, .26, rng)
    # wall lamp and evening
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=.075, location=(-1.62, wall-.13, 1.98)); bpy.context.object.data.materials.append(emission('bulb', (1, .72, .40, 1), 26))
    cyl('bracket', (-1.62, wall, 1.98), (-1.62, wall-.07, 1.98), .03, matte('bracketm', '#1d1d1f', .4))
    light('AREA', 'warm', (-1.5, .2, 2.5), (-.3, .2, .5), 75, (1, .72, .42), .6)
    light('AREA', 'porch', (1.2, -.6, 2.9), (.2, 0, .5), 85, (1, .80, .56), 1.6, .5)
    light('AREA', 'dusk', (-3.2, -3.4, 2.2), (0, 0, .5), 110, (.55, .68, 1), 2.6, 1.8)
    light('AREA', 'front', (3.6, -2.2, 1.2), (.2, 0, .5), 60, (.75, .84, 1), .8, 2.0)
    flat_world('#2a3550', .35); focus(cam, target, 4.0)

# ------------------------------------------------------------------ night: wet road, head lamp on, lamps of a city far behind
def night(cam, target):
    rng = random.Random(7)
    slab('road', -90, -90, 90, 90, 0, surface('wet', '#0b0c0e', '#16181b', 2, (.03, .22), .10, 60, .002, .55))
    paint_ = surface('lane', '#8d8d88', '#b5b5ae', 6, (.08, .4), .2, 120)
    for x in range(-40, 40, 4): slab('dash', x, 1.15, x+2.2, 1.28, .002, paint_)
    kerb(3.2, -40, 40, ('#b8931f', '#141414'))
    # behind the bike as the camera sees it
    fwd = (Vector(target)-cam.location); fwd.z = 0; fwd.normalize(); right = Vector((fwd.y, -fwd.x, 0))
    lamps = [((1, .42, .10, 1), 7), ((1, .62, .28, 1), 6), ((.60, .78, 1, 1), 5), ((1, .05, .03, 1), 6), ((.08, .75, .5, 1), 4)]
    for i in range(95):
        d = rng.uniform(11, 46); s = rng.uniform(-.36, .36)*d
        p = fwd*d+right*s; p.z = abs(rng.gauss(0, 1))*.075*d+.35
        c, e = rng.choices(lamps, (5, 4, 3, 2, 1))[0]
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=rng.uniform(.05, .12)*d/22, location=p)
        bpy.context.object.data.materials.append(emission('lamp%d' % lamps.index((c, e)), c, e))
    for d, s, h in ((24, -8, 9), (28, -2.5, 13), (26, 4, 8), (30, 9, 15), (34, -13, 16), (33, 15, 11)):
        p = fwd*d+right*s; box('block', (p.x, p.y, h/2), (5, 5, h), matte('nightwall', '#232c3c'), 0)
    drop = emission('drop', (.72, .80, 1, 1), .16)
    for _ in range(90):
        p = -fwd*rng.uniform(-3, 3.4)+right*rng.uniform(-2.2, 2.2)+Vector((0, 0, rng.uniform(0, 2.4)))
        cyl('rain', p, p+Vector((.012, 0, -rng.uniform(.04, .09))), .0008, drop, seg=5, bev=0)
    bpy.data.materials['led'].node_tree.nodes['Emission'].inputs[1].default_value = 60
    light('SPOT', 'beam', (.70, 0, .92), (9, 0, .1), 900, (1, .96, .88), .06, angle=46)
    light('AREA', 'sodium', (-3.4, 2.2, 3.0), (0, 0, .6), 420, (1, .62, .28), .7, 2.2)
    light('AREA', 'cool', (3.0, 2.6, 2.2), (0, 0, .6), 330, (.55, .72, 1), .6, 2.4)
    light('AREA', 'soft', (.2, -.4, 3.6), (0, 0, .5), 240, (.8, .88, 1), 3.2, .9)
    light('AREA', 'key', (-2.0, -4.2, 1.8), (0, 0, .6), 190, (1, .86, .7), .9, 2.2)
    flat_world('#1a2a48', 1.8); focus(cam, target, 1.4)

# ------------------------------------------------------------------ hills: a road of the ghats in the morning
def hills(cam, target):
    rng = random.Random(3)
    slab('road', -200, -30, 200, 1.9, 0, surface('asphalt', '#37383a', '#454648', 2, (.6, .85), .5, 260, .004))
    slab('edge', -200, 1.35, 200, 1.47, .003, surface('lane', '#c4c4bc', '#dcdcd4', 8, (.6, .8), .2))
    slab('verge', -200, 1.9, 200, 6, -.01, surface('soil', '#6b5a3c', '#7e8a4a', 1.6, (.85, .95), .8, 14, .04))
    stone = [matte('stone0', '#e6e2d8'), matte('stone1', '#1b1b1c')]
    for i in range(-9, 10):
        for k, (z, h) in enumerate(((.13, .26), (.32, .12))): box('guard', (i*2.9+1.1, 2.7, z), (.42, .26, h), stone[k], .03)
    grass = [matte('grass%d' % k, c, .85) for k, c in enumerate(('#59683a', '#74753f', '#8a7d4c'))]
    for _ in range(700): leaves('tuft', (rng.uniform(-13, 13), rng.uniform(2.0, 5.9), 0), 7, .10, rng.uniform(.05, .17), rng.choice(grass), rng)
    for d, h, c in ((26, 2.5, '#4c5d38'), (60, 10, '#546a4b'), (120, 26, '#6b8078'), (220, 52, '#8b9ba0'), (380, 92, '#aab6bd')):
        nx, ny = 160, 14; verts = []; far = d*.35
        for j in range(ny+1):
            for i in range(nx+1):
                px = (i/nx-.5)*d*5; t = j/ny
                z = h*sin(pi*t/2)**1.1*(.75+.75*noise.fractal(Vector((px/d*2.2, d, t*.6)), .9, 2, 5))-d*.10
                verts.append((px, 6+d+far*t, z))
        fs = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
        mesh_obj('ridge', verts, fs, surface('ridge'+c, c, c, .3, (.9, .95), .3, 1.4, .4), angle=80)
    sky(16, 205, .26); light('SUN', 'sun', (-6, -3.6, 3.0), (0, 0, 0), 3.8, (1, .80, .56), 1.6); focus(cam, target, 1.1)

# ------------------------------------------------------------------ shop: a delivery bike in front of its shop
def shop(cam, target):
    rng = random.Random(23); y = 1.5
    slab('floor', -30, -30, 30, 30, 0, surface('yard', '#77716a', '#8b857c', 2.5, (.75, .9), .5, 90, .006))
    box('step', (0, y-.1, .09), (14, .7, .18), surface('stepm', '#98928a', '#a8a299', 3, (.6, .8), .3), .012)
    box('front', (0, y+.35, 2), (14, .3, 4), surface('front', '#b5563c', '#c1654a', 2, (.8, .9), .3, 20), 0)
    shutter = principled('shutter', **{'Base Color': srgb('#2f6f73'), 'Roughness': .42, 'Metallic': .3})
    box('shutback', (-1.7, y+.2, 1.4), (2.5, .03, 2.4), matte('shutback', '#1d4a4d', .6), 0)
    for i in range(24): box('rib', (-1.7, y+.17, .24+i*.1), (2.5, .06, .097), shutter, .022, seg=3)
    box('hole', (1.75, y+.19, 1.25), (2.7, .04, 2.1), matte('inside', '#2b2018'), 0)
    for k, z in enumerate((.55, 1.02, 1.5, 1.98)):
        box('shelf', (1.75, y+.10, z-.14), (2.7, .3, .03), matte('shelfm', '#8a6a45'), .004)
        xx = .5
        while xx < 3.0:
            w = rng.uniform(.09, .2); c = rng.choice(('#8f7a3c', '#7c4034', '#445a40', '#a59d88', '#3b5468', '#8a5c30', '#583643'))
            box('goods', (xx+w/2, y+.06, z), (w-.015, .16, rng.uniform(.16, .28)), matte('g'+c, c, .5), .008); xx += w
    for i in range(18):
        box('awning', (-3.3+i*.4, y-.25, 2.62), (.4, 1.1, .03), matte('aw%d' % (i % 2), ('#f0e7d4', '#b7382c')[i % 2], .8), .004, Matrix.Rotation(radians(16), 3, 'X'))
    for cx, cy, n in ((2.9, .75, 3), (2.45, .9, 2), (-3.0, .8, 2)):
        for i in range(n): box('crate', (cx, cy, .15+i*.29), (.46, .34, .27), matte('crate%d' % (i % 2), ('#8f6a34', '#3d5a70')[i % 2], .55), .014)
    pot((-2.35, .95, 0), .16, .3, rng)
    light('AREA', 'lampin', (1.8, y-.2, 2.3), (1.75, y+.2, .8), 26, (1, .78, .5), 1.4, .3)
    sky(38, 120, .20); light('SUN', 'sun', (3.4, -5.4, 6.5), (0, 0, 0), 3.6, (1, .92, .80), 1.4); focus(cam, target, 1.6)

# ------------------------------------------------------------------ street: a street of shops in a city, in the forenoon
def walker(c, towards, rng):
    """Somebody on foot, for the background only: clothes, hair, no face. They wear a kurta, a sari or a shirt."""
    d = Vector(towards).normalized(); side = Vector((-d.y, d.x, 0)); p = Vector(c); h = rng.uniform(1.55, 1.78); step = rng.uniform(.14, .24)
    skin = matte('skin%d' % rng.randrange(3), rng.choice(('#6b4630', '#80563b', '#583a29')), .6); hair = matte('hair', '#141110', .5)
    cloth_ = matte('wear%d' % rng.randrange(10**6), rng.choice(('#c65b2e', '#2f6d74', '#e3ddcf', '#8c2b45', '#d9a63a', '#4d6a3c', '#38507c', '#b9b2a4')), .85)
    long_ = rng.random() < .55; low = matte('low%d' % rng.randrange(4), rng.choice(('#2a3440', '#54504a', '#1f2023', '#6a6258')), .8)
    def limb(a, b, ra, rb, mat): cyl('walker', a, b, ra, mat, rb, bev=0, seg=20)
    for s in (-1, 1):
        foot = p+d*step*s+side*s*.07; hip = p+side*s*.08+Vector((0, 0, h*.50))
        limb(foot+Vector((0, 0, .05)), hip, .055, .085, low); box('shoe', foot+d*.05+Vector((0, 0, .035)), (.24, .1, .07), matte('shoe', '#241d18', .6), .02, Matrix.Rotation(math_atan(d), 3, 'Z'))
        sh = p+side*s*.19+Vector((0, 0, h*.80)); hand = sh-d*step*s*.8+side*s*.06-Vector((0, 0, h*.32)); limb(sh, hand, .055, .038, cloth_)
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=.042, location=hand); bpy.context.object.data.materials.append(skin)
    bottom = h*(.22 if long_ else .46)
    prof = [(.21 if long_ else .16, bottom), (.155, h*.58), (.165, h*.70), (.195, h*.79), (.10, h*.845), (.055, h*.87)]
    revolve('wear', [(0, bottom)]+prof+[(0, h*.87)], cloth_, p, (0, 0, 1), 24)
    for r, z, m in ((.098, .935, skin), (.106, .952, hair)):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=20, ring_count=14, radius=r*h/1.7, location=p+Vector((0, 0, h*z))-(d*.03 if m is hair else Vector()))
        bpy.context.object.scale = (.86, .86, 1.12); bpy.context.object.data.materials.append(m)

def math_atan(d):
    from math import atan2
    return atan2(d.y, d.x)

def street(cam, target, rain=False):
    rng = random.Random(11)
    tar = surface('tar', '#1d1f21', '#2a2c2e', 1.6, (.04, .30), .12, 90, .002, .5) if rain else surface('tar', '#3a3b3c', '#4a4a4a', 1.6, (.55, .85), .5, 240, .004)
    slab('road', -120, -40, 120, 2.6, 0, tar)
    for x in range(-60, 60, 6): slab('dash', x, -2.4, x+3, -2.26, .003, surface('lane', '#c9c6b8', '#dedbd0', 8, (.6, .8), .2))
    kerb(2.7, -60, 60, ('#d8b32a', '#1d1d1d'), .17, 1.1)
    slab('pavement', -120, 2.8, 120, 6.4, .16, surface('paving', '#8d8478', '#a39a8d', 3, (.75, .9), .5, 40, .006))
    walls = ('#d9c19a', '#c87f5a', '#8fae9f', '#d6a7a0', '#b9c3c9', '#e0cf8c', '#a8b58a'); signs = ('#9c2f2a', '#1f5c66', '#d99a2b', '#2d3f73', '#3f6b3a', '#7a2f5a')
    x = -44.0
    while x < 44:
        w = rng.uniform(4.2, 6.8); h = rng.choice((6.6, 7.2, 9.8, 10.4)); m = surface('wall'+str(int(x)), *(2*(rng.choice(walls),)), 2, (.8, .92), .25, 20)
        box('house', (x+w/2, 9.4, h/2), (w-.05, 6, h), m, 0)
        box('parapet', (x+w/2, 6.35, h+.25), (w-.05, .22, .6), m, .01)
        sign = matte('sign%d' % rng.randrange(10**6), rng.choice(signs), .55)
        box('signboard', (x+w/2, 6.28, 3.25), (w-.5, .14, .62), sign, .015); box('signline', (x+w/2+rng.uniform(-.4, .4), 6.20, 3.25), (w*.5, .03, .16), matte('signline', '#f2ead8', .6), 0)
        box('shopdoor', (x+w/2, 6.38, 1.62), (w-.9, .1, 2.5), surface('shopdark', '#5d4a38', '#8a6d4c', 1.2, (.8, .9), .1), 0)
        for k in range(int((w-1.2)/.17)):
            z = rng.uniform(.12, .34); row = rng.choice((.30, .74, 1.16, 1.62)); box('wares', (x+.7+k*.17, 6.22, .16+row+z/2), (rng.uniform(.12, .24), .24, z), matte('wares%d' % rng.randrange(10**6), rng.choice(('#b5552f', '#d8b04a', '#4d7355', '#7b8ea3', '#8c3b4b', '#e2d8c2')), .7), .02)
        aw = rng.choice((('#e9e0cc', '#b23a2e'), ('#e9e0cc', '#2b6d6a'), ('#e6d9b8', '#41588a')))
        n = int(w/.42)
        for i in range(n): box('awning', (x+.3+i*.42, 5.75, 2.74), (.42, 1.25, .03), matte('aw'+aw[i % 2], aw[i % 2], .85), .004, Matrix.Rotation(radians(17), 3, 'X'))
        for floor in range(1, int(h/3.2)):
            z = floor*3.2+1.45
            for k in range(2):
                cx = x+w*(.28+.44*k); box('frame', (cx, 6.37, z), (1.05, .1, 1.45), matte('framew', '#efe9dc', .6), .01)
                for s in (-1, 1): box('shutter', (cx+s*.25, 6.30, z), (.46, .05, 1.3), matte('shut%d' % (int(x) % 3), ('#3b6b5c', '#6b4a2c', '#3d587d')[int(x) % 3], .6), .01)
            if rng.random() < .7:
                box('balcony', (x+w/2, 5.95, z-1.15), (w-.9, .85, .1), m, .01); box('rail', (x+w/2, 5.56, z-.25), (w-.9, .03, .04), matte('rail', '#2a2a2b', .5), 0)
                for i in range(int((w-.9)/.14)): cyl('bar', (x+.5+i*.14, 5.56, z-1.1), (x+.5+i*.14, 5.56, z-.25), .009, matte('rail', '#2a2a2b', .5), seg=6, bev=0)
                if rng.random() < .6: pot((x+w*.3, 5.8, z-1.1), .13, .24, rng)
        x += w
    bark = surface('bark', '#4a3626', '#5c4530', 5, (.85, .95), .8, 30, .02); leaf = [matte('crown%d' % i, c, .6) for i, c in enumerate(('#3f6b35', '#5a8040', '#2f5730'))]
    for tx in (-16.5, -7.2, 4.6, 13.8):
        cyl('trunk', (tx, 3.5, .1), (tx+.2, 3.6, 3.6), .17, bark, .11)
        for _ in range(46):
            c = Vector((tx+.2, 3.6, 4.6))+Vector((rng.gauss(0, 1.0), rng.gauss(0, .8), rng.gauss(0, .65)))
            leaves('crown', c, 34, .55, .34, rng.choice(leaf), rng)
    for px, py in ((-15.4, 4.6), (-13.2, 5.2), (-10.6, 4.2), (-9.9, 4.5), (-6.3, 5.3), (-4.4, 5.1), (-3.7, 5.4), (-1.2, 5.5), (3.1, 5.2), (5.4, 5.4), (8.8, 4.9)):
        walker((px, py, .16), (rng.choice((-1, 1)), rng.uniform(-.25, .25), 0), rng)
    pole = matte('pole', '#6f6a60', .6)
    for k in (-14, -2.4, 9.2):
        cyl('post', (k, 3.05, .1), (k, 3.05, 7.4), .075, pole)
        box('cross', (k, 3.05, 7.1), (.09, 1.5, .09), pole, .005)
    for dy in (-.6, 0, .6): tube('wire', [(-30, 3.05+dy, 7.1), (-22, 3.05+dy, 6.7), (-14, 3.05+dy, 7.1), (-8, 3.05+dy, 6.65), (-2.4, 3.05+dy, 7.1), (3.4, 3.05+dy, 6.65), (9.2, 3.05+dy, 7.1), (16, 3.05+dy, 6.7), (24, 3.05+dy, 7.1)], .012, matte('wirem', '#171717', .6))
    if rain:
        # A grey sky, drops that catch the light, umbrellas over those on foot.
        flat_world('#aab6c2', 1.05); light('AREA', 'cloud', (-2.5, -3.5, 6.5), (0, 0, .6), 900, (.86, .93, 1), 7, 5); light('AREA', 'rim', (-4.5, 3.4, 3.2), (0, 0, .8), 420, (.92, .96, 1), 1.2, 2.2)
        fwd = Vector(target)-cam.location; fwd.z = 0; fwd.normalize(); right = Vector((fwd.y, -fwd.x, 0)); drop = emission('drop', (.80, .87, .95, 1), .55)
        for _ in range(420):
            p = -fwd*rng.uniform(-4.5, 5.5)+right*rng.uniform(-3.4, 3.4)+Vector((0, 0, rng.uniform(0, 3.0))); n = rng.uniform(.05, .13)
            cyl('rain', p, p+Vector((.14*n, 0, -n)), .0009, drop, seg=5, bev=0)
        for px, py, c in ((-10.6, 4.2, '#20242c'), (-6.3, 5.3, '#a3302b'), (-4.4, 5.1, '#20242c'), (-1.2, 5.5, '#2d5f8f'), (3.1, 5.2, '#d9a63a'), (5.4, 5.4, '#20242c')):
            revolve('umbrella', [(0, .26), (.22, .22), (.42, .10), (.54, -.02), (.53, -.03), (.40, .07), (.21, .19), (0, .23)], matte('umb'+c, c, .5), (px+.1, py, 2.02), (0, 0, 1), 16)
            cyl('stick', (px+.1, py, 1.3), (px+.1, py, 2.26), .012, pole)
    else: sky(44, 150, .24); light('SUN', 'sun', (4.6, -5.0, 6.4), (0, 0, 0), 3.5, (1, .92, .80), 1.2)
    for side_ in (-1.5, .9): light('AREA', 'shop', (side_*3, 5.9, 2.4), (side_*3, 6.4, 1), 60, (1, .82, .55), 2.4, .3)
    focus(cam, target, .5)

def monsoon(cam, target): street(cam, target, True)

# ------------------------------------------------------------------ charger: a bay with a fast charger beside a road, evening
def charger(cam, target):
    rng = random.Random(17)
    slab('yard', -60, -40, 60, 60, 0, surface('tar', '#3d3e40', '#4c4d4e', 1.8, (.5, .8), .4, 200, .004))
    line = surface('bayline', '#d6d5cd', '#e6e5de', 8, (.6, .8), .2)
    slab('bay', -1.75, -1.35, 1.75, 1.0, .003, surface('bay', '#1f6a54', '#2b7a62', 3, (.5, .7), .3, 160))
    for x0, y0, x1, y1 in ((-1.85, -1.45, 1.85, -1.35), (-1.85, -1.45, -1.75, 1.0), (1.75, -1.45, 1.85, 1.0)): slab('bayedge', x0, y0, x1, y1, .004, line)
    box('island', (0, 1.5, .08), (9, .9, .16), surface('concrete', '#9b978f', '#aca89f', 3, (.7, .9), .4, 60), .02)
    shell_ = principled('chargershell', **{'Base Color': srgb('#e8e9e7'), 'Roughness': .28, 'Clearcoat': .6}); dark_ = principled('chargerdark', **{'Base Color': srgb('#1a1c20'), 'Roughness': .25, 'Clearcoat': .8})
    px, py = -1.85, 1.34
    box('pillar', (px, py, .16+.90), (.64, .46, 1.80), shell_, .05, seg=6); box('face', (px, py-.225, 1.22), (.52, .03, 1.30), dark_, .02)
    box('screen', (px, py-.243, 1.56), (.36, .008, .26), emission('screen', (.10, .42, .60, 1), 1.6), .004)
    for k, (w_, c) in enumerate(((.26, (.85, .95, 1, 1)), (.18, (.35, 1, .62, 1)), (.22, (.85, .95, 1, 1)))): box('row', (px-.04, py-.249, 1.63-k*.065), (w_, .004, .018), emission('row%d' % k, c, 2.4), 0)
    box('status', (px, py-.232, 1.93), (.52, .02, .035), emission('status', (.12, 1, .45, 1), 5), .006)
    box('holster', (px+.12, py-.27, 1.02), (.14, .10, .20), shell_, .02)
    rubber_ = principled('cablerubber', **{'Base Color': (.014, .014, .015, 1), 'Roughness': .5})
    tube('lead', [(px+.12, py-.27, .95), (px+.20, py-.46, .62), (px+.42, py-.62, .16), (px+.80, py-.80, .03), (-.72, .42, .04), (-.46, .32, .26), (-.30, .22, .52), (-.25, .13, .60)], .019, rubber_)
    cyl('gun', (-.27, .20, .57), (-.25, .10, .61), .036, rubber_, .030)
    # roof with cells, a second pillar, lamps
    steel_ = matte('canopysteel', '#3a3f45', .45)
    for x in (-3.6, 3.2): cyl('mast', (x, 2.0, 0), (x, 2.0, 3.1), .075, steel_)
    box('roof', (-.2, 1.2, 3.18), (8.6, 3.6, .10), steel_, .02)
    for x in (-2.6, -.2, 2.2): box('lamp', (x, .6, 3.115), (1.1, .10, .02), emission('rooflamp', (1, .90, .74, 1), 14), .004)
    box('pillar2', (2.35, py, 1.06), (.64, .46, 1.80), shell_, .05, seg=6); box('face2', (2.35, py-.225, 1.22), (.52, .03, 1.30), dark_, .02); box('status2', (2.35, py-.232, 1.93), (.52, .02, .035), emission('status', (.12, 1, .45, 1), 5), .006)
    # a roadside kitchen behind, with lamps on a line
    wall_ = surface('dhaba', '#c98b4a', '#d39a5c', 2, (.8, .92), .3, 20)
    box('house', (-3, 13, 1.7), (13, 3, 3.4), wall_, 0); box('sign', (-3, 11.4, 3.3), (9, .12, .8), matte('dsign', '#8c2b2b', .6), .02); box('opening', (-3, 11.45, 1.25), (9.6, .1, 2.0), surface('inside', '#6b4423', '#c98a45', .7, (.8, .9), .1), 0)
    light('AREA', 'kitchen', (-3, 10.6, 2.3), (-3, 11.4, 1.0), 150, (1, .78, .54), 8, .4)
    for i in range(9): box('awn', (-7.3+i*1.05, 10.8, 2.66), (1.05, 1.4, .05), matte('dawn%d' % (i % 2), ('#efe6d2', '#1f6a6a')[i % 2], .8), 0, Matrix.Rotation(radians(14), 3, 'X'))
    for i in range(34):
        x = -11+i*.7; bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=.055, location=(x, 9.4, 2.75-.35*sin(pi*((i % 9)/9)))); bpy.context.object.data.materials.append(emission('fairy', (1, .74, .38, 1), 22))
    for tx, ty in ((-7.0, 8.5), (-3.4, 8.9), (.6, 8.6), (4.4, 9.0)):
        box('table', (tx, ty, .74), (1.3, .8, .06), matte('tablem', '#6d4a2c', .6), .01)
        for dx in (-.5, .5): box('leg', (tx+dx, ty, .37), (.07, .6, .74), matte('tablem', '#6d4a2c', .6), .01)
        walker((tx+rng.uniform(-1, 1), ty+.9, 0), (rng.choice((-1, 1)), .2, 0), rng)
    bark = surface('bark', '#4a3626', '#5c4530', 5, (.85, .95), .8, 30, .02); leaf = [matte('crown%d' % i, c, .6) for i, c in enumerate(('#2f5730', '#3f6b35'))]
    for tx, ty in ((6.6, 9.5), (10.5, 12), (-13, 12)):
        cyl('trunk', (tx, ty, 0), (tx+.2, ty, 3.4), .2, bark, .12)
        for _ in range(40): leaves('crown', Vector((tx, ty, 4.4))+Vector((rng.gauss(0, 1.2), rng.gauss(0, 1), rng.gauss(0, .7))), 30, .6, .38, rng.choice(leaf), rng)
    flat_world('#56678f', .62); light('AREA', 'front', (2.8, -3.6, 2.4), (0, 0, .6), 170, (.80, .88, 1), 1.6, 2.2); light('AREA', 'roofkey', (-.6, .3, 3.0), (0, 0, .5), 150, (1, .90, .74), 3.0, .6); light('AREA', 'side', (-3.6, -1.8, 1.6), (0, 0, .6), 110, (1, .66, .40), .8, 2.0)
    focus(cam, target, .9)

# ------------------------------------------------------------------ workshop: on a stand between tools, daylight from a window
def workshop(cam, target):
    rng = random.Random(29); y = 2.1
    slab('floor', -14, -14, 14, y, 0, surface('epoxy', '#8f9492', '#a2a7a4', 1.4, (.16, .34), .06, 40))
    slab('mark', -2.3, .98, 2.3, 1.04, .002, matte('markm', '#d9a520', .5)); slab('mark2', -2.3, -1.34, 2.3, -1.28, .002, matte('markm', '#d9a520', .5))
    for z0, z1, m in ((0, 1.15, surface('wlow', '#1f4f57', '#25595f', 2, (.5, .7), .2, 30)), (1.15, 4.2, surface('whigh', '#dcd8cc', '#e6e2d7', 2, (.8, .9), .2, 24))):
        mesh_obj('wall', [(-14, y, z0), (14, y, z0), (14, y, z1), (-14, y, z1)], [(0, 1, 2, 3)], m, smooth=False)
    steel_ = principled('toolsteel', **{'Base Color': (.45, .46, .48, 1), 'Metallic': 1.0, 'Roughness': .3}); red_ = principled('cabinet', **{'Base Color': srgb('#a3211d'), 'Roughness': .32, 'Clearcoat': .6})
    grip = [matte('grip%d' % i, c, .5) for i, c in enumerate(('#c8321f', '#1b1c1f', '#e0a92a'))]
    box('board', (-1.35, y-.03, 1.95), (3.0, .04, 1.15), matte('boardm', '#30363a', .7), .01)
    for r in range(3):
        for k in range(15):
            x = -2.70+k*.19; z = 2.36-r*.37; n = .30-.012*k if r != 1 else .20
            cyl('shaft', (x, y-.075, z), (x, y-.075, z-n*.6), .009, steel_, seg=12); cyl('handle', (x, y-.075, z-n*.55), (x, y-.075, z-n), .017, rng.choice(grip), seg=14)
            if r != 2: cyl('head', (x-.028, y-.075, z), (x+.028, y-.075, z), .020, steel_, seg=14)
    box('bench', (-1.35, y-.36, .92), (3.1, .68, .07), surface('benchtop', '#8a6238', '#9b7143', 4, (.4, .6), .2, 30), .01)
    for x in (-2.75, -1.35, .05): box('trestle', (x, y-.36, .45), (.08, .6, .9), steel_, .006)
    for k, (w_, h_, c) in enumerate(((.34, .22, '#2f5d8a'), (.22, .30, '#d0cabb'), (.40, .16, '#3b3f44'), (.20, .24, '#c9952c'), (.30, .20, '#7c2f2a'))): box('onbench', (-2.5+k*.55, y-.34, .955+h_/2), (w_, .26, h_), matte('ob'+c, c, .5), .015)
    box('cab', (1.55, y-.32, .62), (1.05, .58, 1.04), red_, .015)
    for k in range(6): box('drawer', (1.55, y-.62, .20+k*.16), (.97, .02, .145), red_, .006); box('pull', (1.55, y-.637, .235+k*.16), (.55, .014, .02), steel_, .004)
    for x in (1.15, 1.95): cyl('castor', (x, y-.5, .05), (x+.05, y-.5, .05), .05, matte('castorm', '#141414', .5), seg=20)
    tyre = principled('hungtyre', **{'Base Color': (.013, .013, .014, 1), 'Roughness': .6})
    for x, z in ((1.15, 2.25), (1.95, 2.25), (2.75, 2.25)):
        bpy.ops.mesh.primitive_torus_add(location=(x, y-.10, z), rotation=(pi/2, 0, 0), major_radius=.27, minor_radius=.068, major_segments=64, minor_segments=20); bpy.context.object.data.materials.append(tyre)
    for k in range(3): box('carton', (2.75, y-.35, .18+k*.34), (.55, .45, .32), matte('carton%d' % k, ('#a67b4a', '#b88a55', '#96703f')[k], .85), .012)
    # paddock stand below the rear axle
    for s in (-1, 1):
        tube('stand', [(-1.02, s*.20, .035), (-.66, s*.19, .06), (-.665, s*.16, .27)], .016, red_, kind='POLY'); cyl('castor2', (-.66, s*.16, .045), (-.66, s*.22, .045), .045, grip[1], seg=20)
    tube('standbar', [(-1.02, -.20, .035), (-1.02, .20, .035)], .016, red_, kind='POLY')
    light('AREA', 'window', (-3.8, -2.6, 3.2), (0, .2, .6), 250, (.90, .95, 1), 2.6, 2.0); light('AREA', 'tube', (.2, .2, 3.4), (0, .3, .5), 130, (1, .97, .90), 3.4, .25); light('AREA', 'tube2', (-1.2, 1.5, 3.3), (-1.2, 2.0, 1.2), 60, (1, .97, .90), 2.6, .2)
    flat_world('#c9d3da', .20); focus(cam, target, .5)

SCENES = dict(home=home, night=night, hills=hills, shop=shop, street=street, monsoon=monsoon, charger=charger, workshop=workshop)

def build(name, cam, target): SCENES[name](cam, target)
